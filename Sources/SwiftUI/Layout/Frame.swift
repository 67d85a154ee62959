import Foundation

extension View {
  /// Gives the view a fixed size.
  public nonisolated func frame(
    width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
  ) -> some View {
    recorded(
      "frame", ArgumentText.of("width", width), ArgumentText.of("height", height),
      ArgumentText.of("alignment", alignment == .center ? nil : alignment))
  }

  /// Gives the view a size within bounds.
  public nonisolated func frame(
    minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil,
    minHeight: CGFloat? = nil, idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil,
    alignment: Alignment = .center
  ) -> some View {
    recorded(
      "frame", ArgumentText.of("minWidth", minWidth), ArgumentText.of("idealWidth", idealWidth),
      ArgumentText.of("maxWidth", maxWidth), ArgumentText.of("minHeight", minHeight),
      ArgumentText.of("idealHeight", idealHeight), ArgumentText.of("maxHeight", maxHeight),
      ArgumentText.of("alignment", alignment == .center ? nil : alignment))
  }

  /// Does nothing: a frame needs a size.
  @_disfavoredOverload
  @available(*, deprecated, message: "Please pass one or more parameters.")
  public nonisolated func frame() -> some View {
    self
  }

  /// Gives the view the size it would like to have.
  public nonisolated func fixedSize() -> some View {
    recorded("fixedSize")
  }

  /// Gives the view the size it would like to have in some directions.
  public nonisolated func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
    recorded(
      "fixedSize", ArgumentText.of("horizontal", horizontal), ArgumentText.of("vertical", vertical))
  }

  /// Says how important it is that the view gets room.
  public nonisolated func layoutPriority(_ value: Double) -> some View {
    recorded("layoutPriority", ArgumentText.of(value))
  }

  /// Moves the view.
  @_disfavoredOverload
  public nonisolated func offset(_ offset: CGSize) -> some View {
    recorded("offset", ArgumentText.of("x", offset.width), ArgumentText.of("y", offset.height))
  }

  /// Moves the view.
  @_disfavoredOverload
  public nonisolated func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    recorded("offset", ArgumentText.of("x", x), ArgumentText.of("y", y))
  }

  /// Puts the centre of the view at a point.
  public nonisolated func position(_ position: CGPoint) -> some View {
    recorded("position", ArgumentText.of("x", position.x), ArgumentText.of("y", position.y))
  }

  /// Puts the centre of the view at a point.
  public nonisolated func position(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    recorded("position", ArgumentText.of("x", x), ArgumentText.of("y", y))
  }

  /// Keeps the ratio of width and height.
  public nonisolated func aspectRatio(_ aspectRatio: CGFloat? = nil, contentMode: ContentMode)
    -> some View
  {
    recorded("aspectRatio", ArgumentText.of(aspectRatio), "contentMode: .\(contentMode)")
  }

  /// Keeps the ratio of width and height.
  public nonisolated func aspectRatio(_ aspectRatio: CGSize, contentMode: ContentMode) -> some View
  {
    recorded("aspectRatio", "contentMode: .\(contentMode)")
  }

  /// Makes the view as large as fits.
  public nonisolated func scaledToFit() -> some View {
    recorded("scaledToFit")
  }

  /// Makes the view so large that nothing is left free.
  public nonisolated func scaledToFill() -> some View {
    recorded("scaledToFill")
  }

  /// Says where an alignment is in the view.
  @preconcurrency
  public nonisolated func alignmentGuide(
    _ g: HorizontalAlignment, computeValue: @escaping @Sendable (ViewDimensions) -> CGFloat
  ) -> some View {
    recorded("alignmentGuide", g.description)
  }

  /// Says where an alignment is in the view.
  @preconcurrency
  public nonisolated func alignmentGuide(
    _ g: VerticalAlignment, computeValue: @escaping @Sendable (ViewDimensions) -> CGFloat
  ) -> some View {
    recorded("alignmentGuide", g.description)
  }

  /// Lets the view go beyond the safe area.
  public nonisolated func ignoresSafeArea(_ regions: SafeAreaRegions = .all, edges: Edge.Set = .all)
    -> some View
  {
    recorded("ignoresSafeArea", edges == .all ? nil : "edges: \(edges)")
  }

  /// Lets the view go beyond the safe area.
  @_disfavoredOverload
  @available(*, deprecated, message: "Use ignoresSafeArea(_:edges:) instead.")
  public nonisolated func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View {
    recorded("edgesIgnoringSafeArea", edges.description)
  }

  /// Adds room inside the safe area.
  public nonisolated func safeAreaPadding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil)
    -> some View
  {
    recorded("safeAreaPadding", ArgumentText.of(length))
  }

  /// Adds room inside the safe area.
  public nonisolated func safeAreaPadding(_ length: CGFloat) -> some View {
    recorded("safeAreaPadding", ArgumentText.of(length))
  }

  /// Adds room inside the safe area.
  public nonisolated func safeAreaPadding(_ insets: EdgeInsets) -> some View {
    recorded("safeAreaPadding", ArgumentText.of(insets))
  }

  /// Adds room around scrolled content.
  public nonisolated func contentMargins(
    _ edges: Edge.Set = .all, _ length: CGFloat?, for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    recorded("contentMargins", ArgumentText.of(length))
  }

  /// Adds room around scrolled content.
  public nonisolated func contentMargins(
    _ length: CGFloat, for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    recorded("contentMargins", ArgumentText.of(length))
  }

  /// Adds room around scrolled content.
  public nonisolated func contentMargins(
    _ edges: Edge.Set = .all, _ insets: EdgeInsets,
    for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    recorded("contentMargins", ArgumentText.of(insets))
  }

  /// Gives the view a size that goes by its container.
  public nonisolated func containerRelativeFrame(_ axes: Axis.Set, alignment: Alignment = .center)
    -> some View
  {
    recorded("containerRelativeFrame", axes.description)
  }

  /// Gives the view a size that goes by its container.
  public nonisolated func containerRelativeFrame(
    _ axes: Axis.Set, count: Int, span: Int = 1, spacing: CGFloat, alignment: Alignment = .center
  ) -> some View {
    recorded("containerRelativeFrame", axes.description, ArgumentText.of("count", count))
  }

  /// Gives the view a size that goes by its container.
  public nonisolated func containerRelativeFrame(
    _ axes: Axis.Set, alignment: Alignment = .center, _ length: @escaping (CGFloat, Axis) -> CGFloat
  ) -> some View {
    recorded("containerRelativeFrame", axes.description)
  }

  /// Says what is in front.
  public nonisolated func zIndex(_ value: Double) -> some View {
    recorded("zIndex", ArgumentText.of(value))
  }

  /// Names the space in which the view counts places.
  public nonisolated func coordinateSpace(_ name: NamedCoordinateSpace) -> some View {
    recorded("coordinateSpace", name.description)
  }

  /// Names the space in which the view counts places.
  public nonisolated func coordinateSpace<T: Hashable>(name: T) -> some View {
    recorded("coordinateSpace", String(describing: name))
  }

  /// Lets children fill several cells of a grid.
  public nonisolated func gridCellColumns(_ count: Int) -> some View {
    recorded("gridCellColumns", String(count))
  }

  /// Says where a cell of a grid is aligned.
  public nonisolated func gridCellAnchor(_ anchor: UnitPoint) -> some View {
    recorded("gridCellAnchor")
  }

  /// Says where a column of a grid is aligned.
  public nonisolated func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View {
    recorded("gridColumnAlignment", guide.description)
  }

  /// Keeps a cell of a grid from taking room.
  public nonisolated func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View {
    recorded("gridCellUnsizedAxes", axes.description)
  }
}
