import Foundation
import SwiftUI

/// A mounted view, and what a person can do with it and see on it.
///
/// The same interface works on views in this process and, over a transport, in another.
@MainActor
public final class Screen {
  /// Carries a request to the process that holds the view, and waits for the reply.
  public typealias Transport = @MainActor (ScreenRequest) throws -> ScreenReply

  private let transport: Transport
  /// Carries a request to a view in this process, and lets tasks have their turn.
  private var local: (@MainActor (ScreenRequest) async throws -> ScreenReply)?

  /// Mounts a view in this process.
  public init(_ view: some View) {
    let server = ScreenServer()
    let number = server.mount(view)
    transport = { server.perform($0, on: number) }
    local = { await server.perform($0, on: number) }
  }

  /// Mounts a view in this process.
  public convenience init(@ViewBuilder _ content: () -> some View) { self.init(content()) }

  /// Mounts the windows of a program in this process.
  public init(app: (some App).Type) {
    let server = ScreenServer()
    let number = server.mount(app)
    transport = { server.perform($0, on: number) }
    local = { await server.perform($0, on: number) }
  }

  /// Mounts a preview in this process.
  public init(_ preview: Preview) {
    let server = ScreenServer()
    let number = server.mount(preview)
    transport = { server.perform($0, on: number) }
    local = { await server.perform($0, on: number) }
  }

  /// Uses a view that is mounted at the other end of a transport.
  ///
  /// - Parameter transport: Throws when the other side is gone or talks nonsense.
  public init(transport: @escaping Transport) { self.transport = transport }

  // MARK: Acting

  /// Presses an element, as a person would.
  ///
  /// - Parameters:
  ///   - query: The element.
  ///   - count: How often in a row; an element that only knows double presses takes a single call for one.
  public func tap(_ query: ElementQuery, count: Int = 1) throws {
    try perform(count == 1 ? .tap : .taps(count), on: query)
  }

  /// Presses an element for a while.
  public func longPress(_ query: ElementQuery) throws { try perform(.longPress, on: query) }

  /// Presses the plus of a stepper.
  public func increment(_ query: ElementQuery) throws { try perform(.increment, on: query) }

  /// Presses the minus of a stepper.
  public func decrement(_ query: ElementQuery) throws { try perform(.decrement, on: query) }

  /// Switches a toggle to what it is not.
  public func toggle(_ query: ElementQuery) throws { try perform(.toggle, on: query) }

  /// Switches a toggle on or off.
  public func set(_ query: ElementQuery, _ isOn: Bool) throws { try perform(.set(isOn), on: query) }

  /// Writes text into a field in the place of what is there.
  public func type(_ text: String, into query: ElementQuery) throws {
    try perform(.type(text), on: query)
  }

  /// Finishes a field with the return key.
  public func submit(_ query: ElementQuery) throws { try perform(.submit, on: query) }

  /// Writes words into the field for searching.
  public func search(_ text: String) throws { try perform(.type(text), on: .kind(.searchField)) }

  /// Chooses something in a picker or a list.
  public func select(_ choice: String, in query: ElementQuery) throws {
    try perform(.select(choice), on: query)
  }

  /// Moves a slider to a value.
  public func slide(_ query: ElementQuery, to value: Double) throws {
    try perform(.slide(value), on: query)
  }

  /// Chooses a date.
  public func pick(_ date: Date, in query: ElementQuery) throws {
    try perform(.pick(date), on: query)
  }

  /// Drags an element so far, in points.
  public func drag(_ query: ElementQuery, width: Double = 0, height: Double = 0) throws {
    try perform(.drag(width: width, height: height), on: query)
  }

  /// Drags an element to another, or to a row of a list, before which it is dropped.
  ///
  /// What is dropped on the list itself comes behind its rows. The element is found by what is `draggable`, the place by who takes what is dropped.
  public func drag(_ query: ElementQuery, to destination: ElementQuery) throws {
    try drag([query], to: destination)
  }

  /// Drags several elements together.
  public func drag(_ queries: [ElementQuery], to destination: ElementQuery) throws {
    _ = try send(.drag(queries, to: destination, isBehind: false))
  }

  /// Drags an element behind the row of a list.
  public func drag(_ query: ElementQuery, behind row: ElementQuery) throws {
    _ = try send(.drag([query], to: row, isBehind: true))
  }

  /// Scrolls to an element: it and the rows before it come on the screen.
  ///
  /// What is used is scrolled to by itself.
  public func scroll(to query: ElementQuery) throws { try perform(.scroll, on: query) }

  /// Removes a row.
  public func delete(_ query: ElementQuery) throws { try perform(.delete, on: query) }

  /// Moves the row at a position before another position, both counted from 0 before the move.
  ///
  /// - Parameters:
  ///   - query: Any row of the collection.
  ///   - source: The position of the row.
  ///   - destination: The position of the row before which it goes, or the number of rows.
  /// - Throws: A `ScreenError` when a person could not.
  public func move(_ query: ElementQuery, from source: Int, to destination: Int) throws {
    try perform(.move(source, destination), on: query)
  }

  /// Pulls a list down to load anew.
  public func refresh(_ query: ElementQuery = .kind(.list)) throws {
    try perform(.refresh, on: query)
  }

  /// Swipes away a sheet, a popover or a dialog.
  public func dismiss(_ query: ElementQuery = .kind(.sheet)) throws {
    try perform(.dismiss, on: query)
  }

  /// Goes back to the screen before.
  public func goBack(_ query: ElementQuery = .kind(.navigationStack)) throws {
    try perform(.back, on: query)
  }

  /// Does with an element what assistive technology offers under a name.
  public func act(_ name: String, on query: ElementQuery) throws {
    try perform(.act(name), on: query)
  }

  /// Points at an element with a mouse, or no longer: what `onHover` is told.
  public func hover(_ query: ElementQuery, _ isPointing: Bool = true) throws {
    try perform(.hover(isPointing), on: query)
  }

  /// Gives an element the focus, and presses and lets go of a key there.
  ///
  /// The element and those around it learn of the key until one has handled it, as by `onKeyPress`; then the control of which it is the shortcut is used.
  public func press(
    _ key: KeyEquivalent, modifiers: EventModifiers = [], on query: ElementQuery
  ) throws {
    try perform(.press(String(key.character), modifiers: modifiers.rawValue), on: query)
  }

  /// Presses and lets go of a key: what has the focus learns of it, or the control of which it is the shortcut is used.
  public func press(_ key: KeyEquivalent, modifiers: EventModifiers = []) throws {
    _ = try send(.press(String(key.character), modifiers: modifiers.rawValue))
  }

  /// Gives an element the focus.
  public func focus(_ query: ElementQuery) throws { try perform(.focus, on: query) }

  /// Does something to an element; throws a `ScreenError` when a person could not.
  public func perform(_ action: ElementAction, on query: ElementQuery) throws {
    _ = try send(.perform(action, query))
  }

  /// Lets so many seconds go by for timers and timelines.
  public func advance(by seconds: Double) throws { _ = try send(.advance(seconds)) }

  /// Lets so many seconds go by, and lets tasks get as far as they can at every moment.
  public func wait(_ seconds: Double) async throws {
    guard let local else { return try advance(by: seconds) }
    if case .failure(let error) = try await local(.advance(seconds)) { throw error }
  }

  /// Tells the view something about the world around it.
  public func change(_ change: EnvironmentChange) throws { _ = try send(.environment(change)) }

  /// Opens an address from outside, as a link on a page does: the views that take addresses get it.
  public func open(_ address: URL) throws { _ = try send(.open(address)) }

  /// Takes the view off the screen.
  public func unmount() throws { _ = try send(.unmount) }

  /// Asks for something; throws what went wrong.
  func send(_ request: ScreenRequest) throws -> ScreenReply {
    let reply = try transport(request)
    if case .failure(let error) = reply { throw error }
    return reply
  }
}
