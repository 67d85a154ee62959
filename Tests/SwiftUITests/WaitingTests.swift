import Combine
import SwiftUI
import SwiftUIHost
import Testing

/// What old code does, called without a warning.
private protocol Waiting {
  static func wait() async
}

private enum OldWaiting: Waiting {
  @available(*, deprecated)
  static func wait() async { await Task.sleep(5_000_000_000) }
}

/// One after the other: they all move the one clock.
extension LifecycleTests {
  @MainActor struct WaitingTests {
    /// Ways in which a task waits for the host.
    enum Wait: CaseIterable {
      case forSeconds, nanoseconds, byItsOldName, inAChildTask, inAGroup, forATimer

      func callAsFunction() async {
        switch self {
        case .forSeconds: try? await Task.sleep(for: .seconds(5))
        case .nanoseconds: try? await Task.sleep(nanoseconds: 5_000_000_000)
        case .byItsOldName: await (OldWaiting.self as any Waiting.Type).wait()
        case .inAChildTask:
          async let child: Void? = try? Task.sleep(for: .seconds(5))
          _ = await child
        case .inAGroup:
          await withTaskGroup(of: Void.self) { group in
            for _ in 0..<3 { group.addTask { try? await Task.sleep(for: .seconds(5)) } }
          }
        case .forATimer:
          let timer = Timer.publish(every: 5, on: .main, in: .common).autoconnect()
          for await _ in timer.values { return }
        }
      }
    }

    @Test(arguments: Wait.allCases)
    func `takes a task that waits for the host for settled`(wait: Wait) async throws {
      let screen = Screen {
        Text("Work").task { await wait() }
      }
      // Far longer than a test may take: it is not waited for.
      try await screen.settle(within: 3_600)
      #expect(try screen.isBusy)
      try await screen.wait(5)
      #expect(try !screen.isBusy)
    }

    @Test func `waits for a task that the host cannot help`() async throws {
      struct Owner: View {
        @State private var text = "working"
        var body: some View {
          Text(text).task {
            try? await ContinuousClock().sleep(for: .milliseconds(20))
            text = "done"
          }
        }
      }
      let screen = Screen { Owner() }
      try await screen.settle(within: 3_600)
      #expect(try screen.texts == ["done"])
    }
  }
}
