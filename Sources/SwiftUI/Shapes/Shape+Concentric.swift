extension Shape where Self == ConcentricRectangle {
  /// A rectangle whose corners are alike.
  public static func rect(
    corners: Edge.Corner.Style, isUniform: Bool = false
  ) -> ConcentricRectangle {
    ConcentricRectangle(corners: corners, isUniform: isUniform)
  }

  /// A rectangle with a style for each corner.
  public static func rect(
    topLeadingCorner: Edge.Corner.Style,
    topTrailingCorner: Edge.Corner.Style,
    bottomLeadingCorner: Edge.Corner.Style,
    bottomTrailingCorner: Edge.Corner.Style
  ) -> ConcentricRectangle {
    ConcentricRectangle(
      topLeadingCorner: topLeadingCorner,
      topTrailingCorner: topTrailingCorner,
      bottomLeadingCorner: bottomLeadingCorner,
      bottomTrailingCorner: bottomTrailingCorner)
  }

  /// A rectangle whose corners at the bottom are alike.
  public static func rect(
    uniformBottomCorners: Edge.Corner.Style,
    topLeadingCorner: Edge.Corner.Style = .concentric,
    topTrailingCorner: Edge.Corner.Style = .concentric
  ) -> ConcentricRectangle {
    ConcentricRectangle(
      uniformBottomCorners: uniformBottomCorners,
      topLeadingCorner: topLeadingCorner,
      topTrailingCorner: topTrailingCorner)
  }

  /// A rectangle whose leading corners are alike.
  public static func rect(
    uniformLeadingCorners: Edge.Corner.Style,
    topTrailingCorner: Edge.Corner.Style = .concentric,
    bottomTrailingCorner: Edge.Corner.Style = .concentric
  ) -> ConcentricRectangle {
    ConcentricRectangle(
      uniformLeadingCorners: uniformLeadingCorners,
      topTrailingCorner: topTrailingCorner,
      bottomTrailingCorner: bottomTrailingCorner)
  }

  /// A rectangle whose corners are alike at each side.
  public static func rect(
    uniformLeadingCorners: Edge.Corner.Style,
    uniformTrailingCorners: Edge.Corner.Style
  ) -> ConcentricRectangle {
    ConcentricRectangle(
      uniformLeadingCorners: uniformLeadingCorners,
      uniformTrailingCorners: uniformTrailingCorners)
  }

  /// A rectangle whose corners at the top are alike.
  public static func rect(
    uniformTopCorners: Edge.Corner.Style,
    bottomLeadingCorner: Edge.Corner.Style = .concentric,
    bottomTrailingCorner: Edge.Corner.Style = .concentric
  ) -> ConcentricRectangle {
    ConcentricRectangle(
      uniformTopCorners: uniformTopCorners,
      bottomLeadingCorner: bottomLeadingCorner,
      bottomTrailingCorner: bottomTrailingCorner)
  }

  /// A rectangle whose corners are alike at the top and at the bottom.
  public static func rect(
    uniformTopCorners: Edge.Corner.Style,
    uniformBottomCorners: Edge.Corner.Style
  ) -> ConcentricRectangle {
    ConcentricRectangle(
      uniformTopCorners: uniformTopCorners,
      uniformBottomCorners: uniformBottomCorners)
  }

  /// A rectangle whose trailing corners are alike.
  public static func rect(
    uniformTrailingCorners: Edge.Corner.Style,
    topLeadingCorner: Edge.Corner.Style = .concentric,
    bottomLeadingCorner: Edge.Corner.Style = .concentric
  ) -> ConcentricRectangle {
    ConcentricRectangle(
      uniformTrailingCorners: uniformTrailingCorners,
      topLeadingCorner: topLeadingCorner,
      bottomLeadingCorner: bottomLeadingCorner)
  }
}
