import Foundation

extension AppStorage {
  /// Keeps what a person has changed about tabs under a key.
  public init(
    wrappedValue: Value = TabViewCustomization(), _ key: String, store: UserDefaults? = nil
  ) where Value == TabViewCustomization {
    self.init(key, wrappedValue, store, .json)
  }

  /// Keeps what a person has changed about the columns of a table under a key.
  public init<RowValue: Identifiable>(
    wrappedValue: Value = TableColumnCustomization<RowValue>(), _ key: String,
    store: UserDefaults? = nil
  ) where Value == TableColumnCustomization<RowValue> {
    self.init(key, wrappedValue, store, .json)
  }
}

extension SceneStorage {
  /// Keeps what a person has changed about tabs under a key.
  public init(wrappedValue: Value = TabViewCustomization(), _ key: String)
  where Value == TabViewCustomization {
    self.init(location: Storage.scene.location(key, default: wrappedValue, coding: .json))
  }

  /// Keeps what a person has changed about the columns of a table under a key.
  public init<RowValue: Identifiable>(
    wrappedValue: Value = TableColumnCustomization<RowValue>(), _ key: String
  ) where Value == TableColumnCustomization<RowValue> {
    self.init(location: Storage.scene.location(key, default: wrappedValue, coding: .json))
  }
}
