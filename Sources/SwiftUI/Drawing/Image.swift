import Foundation

/// A picture.
public nonisolated struct Image: View, PrimitiveView, Equatable, Sendable {
  /// An image is primitive.
  public typealias Body = Never

  /// Where the image comes from, as it is written in code.
  let source: String
  /// The words for the image, unless it only decorates.
  let label: Text?
  var effects: [Effect] = []

  init(source: String, label: Text?) {
    self.source = source
    self.label = label
  }

  /// An image of the asset catalogue.
  public init(_ name: String, bundle: Bundle? = nil) {
    self.init(source: "\"\(name)\"", label: Text(verbatim: name))
  }

  /// An image of the asset catalogue, filled in part.
  public init(_ name: String, variableValue: Double?, bundle: Bundle? = nil) {
    self.init(name, bundle: bundle)
  }

  /// An image of the asset catalogue, with words.
  public init(_ name: String, bundle: Bundle? = nil, label: Text) {
    self.init(source: "\"\(name)\"", label: label)
  }

  /// An image of the asset catalogue.
  public init(_ resource: ImageResource) { self.init(resource.name) }

  /// An image of the asset catalogue that only decorates.
  public init(decorative name: String, bundle: Bundle? = nil) {
    self.init(source: "decorative: \"\(name)\"", label: nil)
  }

  /// A symbol of the system.
  public init(systemName: String) {
    self.init(source: "systemName: \"\(systemName)\"", label: Text(verbatim: systemName))
  }

  /// A symbol of the system, filled in part.
  public init(systemName: String, variableValue: Double?) { self.init(systemName: systemName) }

  /// An image that a closure draws.
  public init(
    size: CGSize, label: Text? = nil, opaque: Bool = false,
    colorMode: ColorRenderingMode = .nonLinear, renderer: @escaping (inout GraphicsContext) -> Void
  ) {
    self.init(source: "size: \(size.width) × \(size.height)", label: label)
  }

  static var isLeaf: Bool { true }

  func elements(_ node: Node) -> [Element] {
    let element = Element(.image, node)
    element.parameters = [source]
    element.label = label?.content.resolve(in: node.environment) ?? ""
    element.effects = effects
    return [element]
  }

  func adding(_ name: String, _ arguments: String?...) -> Image {
    var copy = self
    copy.effects.append(Effect(name, arguments.compactMap { $0 }))
    return copy
  }
}
