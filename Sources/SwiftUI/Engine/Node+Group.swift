/// A view that shows several views as if they stood where it stands.
protocol GroupingView {}

extension TupleView: GroupingView {}
extension Group: GroupingView {}
extension Optional: GroupingView {}
extension _ConditionalContent: GroupingView {}
extension ForEach: GroupingView {}
extension ForEachRow: GroupingView {}

/// A view with a modifier.
protocol ModifiedView {}

extension ModifiedContent: ModifiedView {}

/// A section.
protocol SectionView {}

extension Section: SectionView {}
