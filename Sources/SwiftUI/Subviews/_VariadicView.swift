/// Takes views apart, as was done before `Group(subviews:)`.
public enum _VariadicView {
  /// The views that were given.
  public typealias Children = _VariadicView_Children
  /// Makes one view of views.
  public typealias UnaryViewRoot = _VariadicView_UnaryViewRoot
  /// Makes views of views.
  public typealias MultiViewRoot = _VariadicView_MultiViewRoot
  /// Makes views of views.
  public typealias ViewRoot = _VariadicView_ViewRoot

  /// Shows what a root makes of views.
  public nonisolated struct Tree<Root: _VariadicView_ViewRoot, Content: View>: View {
    /// What makes something of the views.
    public var root: Root
    /// The views.
    public var content: Content

    /// Makes a tree.
    public init(_ root: Root, @ViewBuilder content: () -> Content) {
      self.root = root
      self.content = content()
    }

    /// What the root makes.
    public var body: some View { Group(subviews: content) { root.body(children: .init($0)) } }
  }
}

/// Makes views of views.
public protocol _VariadicView_ViewRoot {
  /// What is made.
  associatedtype Body: View

  /// Makes something of views.
  @ViewBuilder func body(children: _VariadicView.Children) -> Body
}

/// Makes one view of views.
public protocol _VariadicView_UnaryViewRoot: _VariadicView_ViewRoot {}

/// Makes views of views.
public protocol _VariadicView_MultiViewRoot: _VariadicView_ViewRoot {}

/// The views that were given to a root.
public nonisolated struct _VariadicView_Children: View, RandomAccessCollection {
  private let subviews: SubviewsCollection

  init(_ subviews: SubviewsCollection) { self.subviews = subviews }

  /// The views.
  public var body: some View { subviews }

  /// One of the views.
  public nonisolated struct Element: View, Identifiable {
    let subview: Subview

    /// The identity of the view.
    public var id: AnyHashable { AnyHashable(subview.id) }

    /// The identity that the view was given, where it is of a type.
    public func id<ID: Hashable>(as _: ID.Type = ID.self) -> ID? { nil }

    /// The value that the view gives for a key.
    public subscript<Trait: _ViewTraitKey>(key: Trait.Type) -> Trait.Value {
      subview.containerValues[ViewTrait<Trait>.self]
    }

    /// The view.
    public var body: some View { subview }
  }

  /// The first position.
  public var startIndex: Int { subviews.startIndex }
  /// The position after the last.
  public var endIndex: Int { subviews.endIndex }
  /// The view at a position.
  public subscript(index: Int) -> Element { Element(subview: subviews[index]) }
}

/// Names a value that a view gives to the root it is in.
public protocol _ViewTraitKey {
  /// The type of the value.
  associatedtype Value
  /// The value where nobody gives one.
  static var defaultValue: Value { get }
}

/// Keeps a trait among the values for containers.
private enum ViewTrait<Trait: _ViewTraitKey>: ContainerValueKey {
  static var defaultValue: Trait.Value { Trait.defaultValue }
}

/// Names a trait in a key path.
private struct ViewTraitName<Trait: _ViewTraitKey>: Hashable {}

extension ContainerValues {
  fileprivate subscript<Trait: _ViewTraitKey>(trait _: ViewTraitName<Trait>) -> Trait.Value {
    get { self[ViewTrait<Trait>.self] }
    set { self[ViewTrait<Trait>.self] = newValue }
  }
}

extension View {
  /// Gives a value to the root that the view is in.
  public nonisolated func _trait<K: _ViewTraitKey>(_ key: K.Type, _ value: K.Value) -> some View {
    containerValue(\.[trait: ViewTraitName<K>()], value)
  }
}
