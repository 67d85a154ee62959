import Foundation

/// Views made from the elements of a collection.
@MainActor @preconcurrency
public protocol DynamicViewContent<Data>: View {
  /// The type of the collection.
  associatedtype Data: Collection

  /// The collection.
  var data: Data { get }
}

extension ForEach: DynamicViewContent where Content: View {}

extension ModifiedContent: DynamicViewContent
where Content: DynamicViewContent, Modifier: ViewModifier {
  /// The collection.
  @MainActor public var data: Content.Data { content.data }
}

extension DynamicViewContent {
  /// Lets rows be removed.
  public nonisolated func onDelete(
    perform action: ((IndexSet) -> Void)?
  ) -> some DynamicViewContent<Data> {
    modifier(RowModifier { index, _ in action.map { action in .delete { action([index]) } } })
  }

  /// Lets rows be moved.
  public nonisolated func onMove(
    perform action: ((IndexSet, Int) -> Void)?
  ) -> some DynamicViewContent<Data> {
    modifier(RowModifier { _, _ in action.map { .move($0) } })
  }

  /// Lets things be dropped between rows.
  public nonisolated func onInsert(
    of supportedContentTypes: [UTType], perform action: @escaping (Int, [NSItemProvider]) -> Void
  ) -> some DynamicViewContent<Data> {
    modifier(
      RowModifier { index, _ in
        .take(
          DropTaker(supportedContentTypes) { providers, isBehind in
            action(isBehind ? index + 1 : index, providers)
          })
      })
  }

  /// Lets things be dropped between rows, whose types are named.
  @available(*, deprecated, message: "Provide `UTType`s as the `supportedContentTypes` instead.")
  public nonisolated func onInsert(
    of acceptedTypeIdentifiers: [String], perform action: @escaping (Int, [NSItemProvider]) -> Void
  ) -> some DynamicViewContent<Data> {
    onInsert(of: acceptedTypeIdentifiers.map(UTType.named), perform: action)
  }

  /// Lets things be dropped between rows.
  public nonisolated func dropDestination<T: Transferable>(
    for payloadType: T.Type = T.self, action: @escaping ([T], Int) -> Void
  ) -> some DynamicViewContent<Data> {
    modifier(
      RowModifier { index, node in
        .take(
          DropTaker(payloadType, in: node) { items, isBehind in
            action(items, isBehind ? index + 1 : index)
          })
      })
  }
}
