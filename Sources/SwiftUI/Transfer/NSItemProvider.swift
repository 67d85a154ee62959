import Foundation

/// Something that is dragged, in one or several forms.
open class NSItemProvider: NSObject, @unchecked Sendable {
  /// The forms in which it is handed over, the best first.
  private(set) var forms: [TransferForm]
  /// Whether it is handed over as it is, and not written down for it.
  private let isItem: Bool

  init(forms: [TransferForm], isItem: Bool = false) {
    self.forms = forms
    self.isItem = isItem
  }

  /// Nothing.
  public convenience override init() { self.init(forms: []) }

  /// An object.
  public convenience init(object: Any) { self.init(forms: TransferForm.known(of: object)) }

  /// A file; nil where there is no address.
  public convenience init?(contentsOf fileURL: URL?) {
    guard let fileURL else { return nil }
    let type = UTType(filenameExtension: fileURL.pathExtension) ?? .data
    self.init(
      forms: [
        TransferForm(type: type, value: .now { try Data(contentsOf: fileURL) }),
        TransferForm(type: .fileURL, value: .now { fileURL }),
      ])
  }

  /// Something of a type.
  public convenience init(item: Any?, typeIdentifier: String?) {
    let forms = typeIdentifier.map { name in
      let value = Loading.now {
        guard let item else { throw CocoaError(.coderValueNotFound) }
        return item
      }
      return [TransferForm(type: .named(name), value: value)]
    }
    self.init(forms: forms ?? item.map(TransferForm.known) ?? [], isItem: true)
  }

  /// The name that is proposed for a file of it.
  open var suggestedName: String?

  /// The types it is of.
  open var registeredTypeIdentifiers: [String] { forms.map(\.type.identifier) }

  /// The types it is of.
  public var registeredContentTypes: [UTType] { forms.map(\.type) }

  /// Whether it is of a type.
  open func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool {
    form(of: .named(typeIdentifier)) != nil
  }

  /// The first form of a type.
  func form(of type: UTType) -> TransferForm? { forms.first { $0.type.conforms(to: type) } }

  /// Whether it is of one of some types, or of none at all, as where the program itself knows what is dragged.
  func isOf(_ types: [UTType]) -> Bool {
    forms.isEmpty || types.contains { form(of: $0) != nil }
  }

  /// What it is, in the words of a message.
  package var kinds: String {
    forms.isEmpty ? "nothing" : forms.map(\.type.identifier).joined(separator: " or ")
  }

  // MARK: Giving

  /// Adds an object.
  open func registerObject(
    _ object: any NSItemProviderWriting, visibility: NSItemProviderRepresentationVisibility
  ) { forms += TransferForm.known(of: object) }

  /// Adds the forms of a value.
  public func register<T: Transferable>(_ transferable: @autoclosure @escaping () -> T) {
    forms += transferable().transferForms
  }

  /// Adds data of a type, which are made when they are asked for.
  open func registerDataRepresentation(
    forTypeIdentifier typeIdentifier: String, visibility: NSItemProviderRepresentationVisibility,
    loadHandler:
      @escaping @Sendable (@escaping @Sendable (Data?, (any Error)?) -> Void) -> Progress?
  ) {
    forms.append(
      TransferForm(
        type: .named(typeIdentifier),
        value: .later {
          try await withCheckedThrowingContinuation { continuation in
            _ = loadHandler { data, error in
              continuation.resume(
                with: data.map { .success($0) } ?? .failure(error ?? CocoaError(.coderReadCorrupt)))
            }
          }
        }))
  }

  // MARK: Taking

  /// Whether it can be taken as an object of a class.
  open func canLoadObject(ofClass aClass: any NSItemProviderReading.Type) -> Bool {
    object(of: aClass) != nil
  }

  /// Whether it can be taken as a value of a type.
  public func canLoadObject<T: _ObjectiveCBridgeable>(ofClass aClass: T.Type) -> Bool
  where T._ObjectiveCType: NSItemProviderReading { value(of: aClass) != nil }

  /// Takes it as an object of a class.
  @discardableResult
  open func loadObject(
    ofClass aClass: any NSItemProviderReading.Type,
    completionHandler: @escaping ((any NSItemProviderReading)?, (any Error)?) -> Void
  ) -> Progress { hand(object(of: aClass), to: completionHandler) }

  /// Takes it as a value of a type.
  @discardableResult
  public func loadObject<T: _ObjectiveCBridgeable>(
    ofClass aClass: T.Type, completionHandler: @escaping (T?, (any Error)?) -> Void
  ) -> Progress where T._ObjectiveCType: NSItemProviderReading {
    hand(value(of: aClass), to: completionHandler)
  }

  /// Takes it as a value that can be dragged.
  @discardableResult
  public func loadTransferable<T: Transferable>(
    type transferableType: T.Type, completionHandler: @escaping (Result<T, any Error>) -> Void
  ) -> Progress {
    hand(T.loading(from: forms)) { value, error in
      completionHandler(
        value.map { .success($0) } ?? .failure(error ?? CocoaError(.coderValueNotFound)))
    }
  }

  /// Takes it as data.
  @discardableResult
  open func loadDataRepresentation(
    forTypeIdentifier typeIdentifier: String,
    completionHandler: @escaping (Data?, (any Error)?) -> Void
  ) -> Progress { hand(form(of: .named(typeIdentifier))?.data, to: completionHandler) }

  /// Takes it as it is, or as the data that were written for it.
  open func loadItem(
    forTypeIdentifier typeIdentifier: String, options: [AnyHashable: Any]? = nil,
    completionHandler: ((Any?, (any Error)?) -> Void)? = nil
  ) {
    let form = form(of: .named(typeIdentifier))
    let item = isItem ? form?.value : form?.data.map { $0 }
    _ = hand(item) { completionHandler?($0, $1) }
  }

  /// Takes it as a file; there is none where it is none.
  @discardableResult
  open func loadFileRepresentation(
    forTypeIdentifier typeIdentifier: String,
    completionHandler: @escaping (URL?, (any Error)?) -> Void
  ) -> Progress {
    hand(
      forms.lazy.map(\.value).first.map { $0.map { $0 as? URL } }.map { loading in
        loading.map { file in
          guard let file else { throw CocoaError(.fileNoSuchFile) }
          return file
        }
      }, to: completionHandler)
  }

  /// Loads something and hands it to who asked for it.
  private func hand<Value>(
    _ loading: Loading<Value>?, to completion: @escaping (Value?, (any Error)?) -> Void
  ) -> Progress {
    switch loading {
    case nil: completion(nil, CocoaError(.coderValueNotFound))
    case .now(let load):
      do { completion(try load(), nil) } catch { completion(nil, error) }
    case .later(let load):
      let work = Unchecked { () async -> Unchecked<Result<Value, any Error>> in
        do { return Unchecked(.success(try await load())) } catch {
          return Unchecked(.failure(error))
        }
      }
      let completion = Unchecked(completion)
      Task { @MainActor in
        switch await work.value().value {
        case .success(let value): completion.value(value, nil)
        case .failure(let error): completion.value(nil, error)
        }
      }
    }
    return Progress(totalUnitCount: 1)
  }

  private func value<T: _ObjectiveCBridgeable>(of type: T.Type) -> Loading<T>? {
    func loading<V: Transferable>(_ type: V.Type) -> Loading<T>? {
      V.loading(from: forms)?.map { value in
        guard let value = value as? T else { throw CocoaError(.coderInvalidValue) }
        return value
      }
    }
    return (type as? any Transferable.Type).flatMap { loading($0) }
  }

  private func object(
    of type: any NSItemProviderReading.Type
  ) -> Loading<any NSItemProviderReading>? {
    if type == NSString.self { return String.loading(from: forms)?.map { NSString(string: $0) } }
    if type == NSURL.self { return URL.loading(from: forms)?.map { $0 as NSURL } }
    for form in forms {
      guard case .now(let load) = form.value, let object = try? load() as? NSObject,
        object.isKind(of: type as AnyClass), let reading = object as? any NSItemProviderReading
      else { continue }
      return .now { reading }
    }
    return nil
  }
}

/// Which programs something is handed to.
public enum NSItemProviderRepresentationVisibility: Int, Sendable {
  case all, team, group, ownProcess
}
