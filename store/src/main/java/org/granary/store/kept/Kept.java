package org.granary.store.kept;

import java.sql.Connection;
import java.sql.SQLException;

/** Labels and saved searches of a collection, as long as it is open. */
public final class Kept {
  private final Connection connection;

  /** Something done with them that gives a value. */
  public interface Work<T> {
    /** Does it. */
    T run(Kept kept) throws SQLException;
  }

  /** Those in the database of a connection. */
  public Kept(Connection connection) {
    this.connection = connection;
  }

  public Labels labels() {
    return new Labels(connection);
  }

  public SavedSearches searches() {
    return new SavedSearches(connection);
  }
}
