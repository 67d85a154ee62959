extension EnvironmentValues {
  /// Opens documents.
  public var openDocument: OpenDocumentAction { OpenDocumentAction() }
  /// Makes documents.
  public var newDocument: NewDocumentAction { NewDocumentAction() }
  /// Whether the screen is being recorded.
  public var isSceneCaptured: Bool { false }
  /// Where the buttons of tabs are.
  public var tabBarPlacement: TabBarPlacement? { .bottomBar }
  /// How much numbers on buttons and rows matter.
  public var badgeProminence: BadgeProminence { .standard }
  /// Whether a button acts again while it is pressed.
  public var buttonRepeatBehavior: ButtonRepeatBehavior { .automatic }
  /// Whether holding something over a view opens it.
  public var springLoadingBehavior: SpringLoadingBehavior { .automatic }
  /// When content that is scrolled up and down bounces.
  public var verticalScrollBounceBehavior: ScrollBounceBehavior { .automatic }
  /// When content that is scrolled sideways bounces.
  public var horizontalScrollBounceBehavior: ScrollBounceBehavior { .automatic }
  /// Whether labels are shown.
  public var labelsVisibility: Visibility { .automatic }
}
