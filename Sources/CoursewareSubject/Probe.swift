import Foundation
import GradingWire
public import SwiftUI

/// A named function of an exercise, ready to be called from outside.
///
/// Functions that do not wait have makers of their own: where both are allowed, the compiler prefers a function that
/// waits, and that could be one of the learner's with the same name.
public struct Probe {
  enum Kind {
    case value(@MainActor (inout ProbeArguments) async throws -> any Encodable)
    case view(@MainActor () async throws -> AnyView)
  }

  let kind: Kind

  /// A probe that gives a value.
  ///
  /// - Parameter body: Takes the arguments and calls the function.
  /// - Returns: The probe.
  public static func value<Value: Encodable>(
    _ body: @escaping @MainActor (inout ProbeArguments) throws -> Value
  ) -> Probe {
    Probe(kind: .value(body))
  }

  /// A probe that gives a value after a while.
  ///
  /// - Parameter body: Takes the arguments and calls the function.
  /// - Returns: The probe.
  public static func awaitedValue<Value: Encodable>(
    _ body: @escaping @MainActor (inout ProbeArguments) async throws -> Value
  ) -> Probe {
    Probe(kind: .value(body))
  }

  /// A probe that gives a view.
  ///
  /// - Parameter body: Calls the function.
  /// - Returns: The probe.
  public static func view<Content: View>(
    _ body: @escaping @MainActor () throws -> Content
  ) -> Probe {
    Probe(kind: .view { AnyView(try body()) })
  }

  /// A probe that gives a view after a while.
  ///
  /// - Parameter body: Calls the function.
  /// - Returns: The probe.
  public static func awaitedView<Content: View>(
    _ body: @escaping @MainActor () async throws -> Content
  ) -> Probe {
    Probe(kind: .view { AnyView(try await body()) })
  }
}
