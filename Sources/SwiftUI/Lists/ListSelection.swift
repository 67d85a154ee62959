/// What is selected in a list, whatever the type.
struct ListSelection {
  let isSelected: (AnyHashable) -> Bool
  /// Selects a row, or takes it out of several that are selected; false where the type does not fit.
  let toggle: (AnyHashable) -> Void
  let accepts: (AnyHashable) -> Bool
  /// Whether several rows can be selected, which is done while the list is edited.
  let isOfMany: Bool

  /// One row, or none.
  init<Value: Hashable>(_ binding: Binding<Value?>) {
    isSelected = {
      $0.selectionValue(as: Value.self) == binding.wrappedValue && binding.wrappedValue != nil
    }
    toggle = { if let value = $0.selectionValue(as: Value.self) { binding.wrappedValue = value } }
    accepts = { $0.selectionValue(as: Value.self) != nil }
    isOfMany = false
  }

  /// Always one row.
  init<Value: Hashable>(_ binding: Binding<Value>) {
    isSelected = { $0.selectionValue(as: Value.self) == binding.wrappedValue }
    toggle = { if let value = $0.selectionValue(as: Value.self) { binding.wrappedValue = value } }
    accepts = { $0.selectionValue(as: Value.self) != nil }
    isOfMany = false
  }

  /// Any number of rows.
  init<Value: Hashable>(_ binding: Binding<Set<Value>>) {
    isSelected = { tag in
      tag.selectionValue(as: Value.self).map(binding.wrappedValue.contains) ?? false
    }
    toggle = { tag in
      guard let value = tag.selectionValue(as: Value.self) else { return }
      if binding.wrappedValue.remove(value) == nil { binding.wrappedValue.insert(value) }
    }
    accepts = { $0.selectionValue(as: Value.self) != nil }
    isOfMany = true
  }
}

extension ListSelection {
  /// One row, or none, where something is selected at all.
  init?<Value: Hashable>(_ binding: Binding<Value?>?) {
    guard let binding else { return nil }
    self.init(binding)
  }

  /// Any number of rows, where something is selected at all.
  init?<Value: Hashable>(_ binding: Binding<Set<Value>>?) {
    guard let binding else { return nil }
    self.init(binding)
  }
}

private struct ListSelectionKey: EnvironmentKey {
  static var defaultValue: ListSelection? { nil }
}

extension EnvironmentValues {
  /// The selection of the nearest list.
  var listSelection: ListSelection? {
    get { self[ListSelectionKey.self] }
    set { self[ListSelectionKey.self] = newValue }
  }
}

extension Element {
  /// Lets a person select the rows in the element.
  func offer(_ selection: ListSelection) {
    let rows = children.selectable
    let isTapped = !selection.isOfMany || node.environment.editMode?.wrappedValue.isEditing == true
    value = rows.filter { selection.isSelected($0.1) }.map(\.0.nameText).joined(separator: ", ")
    handlers = [
      .select(
        rows.map { row, tag in
          Handler.Choice(
            label: row.nameText, isSelected: selection.isSelected(tag),
            isEnabled: row.canBeChosen && selection.accepts(tag),
            row: isTapped && selection.accepts(tag) ? row : nil
          ) { selection.toggle(tag) }
        })
    ]
  }
}
