import Foundation
import GradingWire
public import SwiftUI

/// A named function of an exercise, ready to be called from outside.
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
    _ body: @escaping @MainActor (inout ProbeArguments) async throws -> Value
  ) -> Probe {
    Probe(kind: .value(body))
  }

  /// A probe that gives a view.
  ///
  /// - Parameter body: Calls the function.
  /// - Returns: The probe.
  public static func view<Content: View>(
    _ body: @escaping @MainActor () async throws -> Content
  ) -> Probe {
    Probe(kind: .view { AnyView(try await body()) })
  }
}
