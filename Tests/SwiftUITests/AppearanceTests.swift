import Foundation
import SwiftUI
import SwiftUIHost
import Testing

/// How programs say what bars and menus look like, and what is in them.
@MainActor
struct AppearanceTests {
  @Test func `keeps what bars are told to look like`() {
    let bar = UINavigationBarAppearance()
    bar.configureWithTransparentBackground()
    bar.backgroundEffect = UIBlurEffect(style: .systemThinMaterial)
    bar.buttonAppearance.normal.titleTextAttributes = [.foregroundColor: UIColor.red]
    bar.setBackIndicatorImage(UIImage(systemName: "arrow.left"), transitionMaskImage: nil)
    UINavigationBar.appearance().compactScrollEdgeAppearance = bar
    #expect(UINavigationBar.appearance().compactScrollEdgeAppearance?.backgroundEffect != nil)

    let tabs = UITabBarAppearance()
    tabs.stackedLayoutAppearance.selected.iconColor = .green
    tabs.inlineLayoutAppearance.normal.titlePositionAdjustment = UIOffset(vertical: -2)
    UITabBar.appearance().standardAppearance = tabs
    UITabBar.appearance().backgroundImage = UIImage()
    let kept = UITabBar.appearance().standardAppearance
    #expect(kept.stackedLayoutAppearance.selected.iconColor == .green)

    UIBarButtonItem.appearance().setTitleTextAttributes([.kern: 2], for: .normal)
    #expect(UIBarButtonItem.appearance().titleTextAttributes(for: .normal)?[.kern] as? Int == 2)
    #expect(UITabBarItem.appearance().titleTextAttributes(for: .normal) == nil)
    UILabel.appearance(whenContainedInInstancesOf: [UITableViewHeaderFooterView.self]).textColor =
      .gray
  }

  @Test func `tells of the battery only when asked`() {
    let device = UIDevice()
    #expect(device.batteryLevel == -1 && device.batteryState == .unknown)
    device.isBatteryMonitoringEnabled = true
    #expect(device.batteryLevel == 1)
    #expect(UIDevice.current.identifierForVendor == UIDevice.current.identifierForVendor)
  }

  @Test func `has another symbol once it is asked for`() {
    var isDone = false
    UIApplication.shared.setAlternateIconName("Night") { isDone = $0 == nil }
    #expect(isDone && UIApplication.shared.alternateIconName == "Night")
    UIApplication.shared.setAlternateIconName(nil)
    #expect(UIApplication.shared.alternateIconName == nil)
  }

  @Test func `shows a menu that is made apart, or none`() throws {
    struct Pets: View {
      @State private var name = "Rex"
      @State private var hasMenu = true
      var body: some View {
        Text(name).contextMenu(hasMenu ? ContextMenu { Button("Rename") { name = "Max" } } : nil)
        Button("Close") { hasMenu = false }
      }
    }
    let screen = Screen { Pets() }
    try screen.tap("Rename")
    #expect(try screen.contains("Max"))
    try screen.tap("Close")
    #expect(try !screen.contains("Rename"))
  }

  @Test func `switches gestures of each kind off`() throws {
    struct Taps: View {
      let isEnabled: Bool
      @State private var count = 0
      var body: some View {
        Text("\(count)")
        Text("First").highPriorityGesture(
          TapGesture().onEnded { count += 1 }, isEnabled: isEnabled)
        Text("Both").simultaneousGesture(TapGesture().onEnded { count += 1 }, isEnabled: isEnabled)
      }
    }
    let screen = Screen { Taps(isEnabled: true) }
    try screen.tap("First")
    try screen.tap("Both")
    #expect(try screen.contains("2"))
    let other = Screen { Taps(isEnabled: false) }
    #expect(throws: ScreenError.self) { try other.tap("First") }
    #expect(throws: ScreenError.self) { try other.tap("Both") }
  }

  @Test func `shares several things under a title`() throws {
    let screen = Screen {
      ShareLink("Share all", items: ["a", "b"])
      ShareLink("Both".uppercased(), items: [1, 2])
      MeshGradient(
        width: 1, height: 1, locations: .points([[0, 0]]), colors: .colors([.red]))
    }
    #expect(try screen.contains("Share all"))
    #expect(try screen.contains("BOTH"))
    #expect(try screen.dump.contains("MeshGradient(colors: [.red])"))
  }

  @Test func `tells views inside that the focus is not to be seen`() throws {
    struct Inside: View {
      @Environment(\.isFocusEffectEnabled) private var isEnabled
      var body: some View { Text(isEnabled ? "seen" : "hidden") }
    }
    let screen = Screen {
      Inside()
      Inside().focusEffectDisabled(false).focusEffectDisabled()
    }
    #expect(try screen.texts == ["seen", "hidden"])
  }
}
