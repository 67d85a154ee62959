import SwiftUI

struct PortionRow: View {
  @Binding var portions: Int

  var body: some View {
    HStack {
      Button("Less") { portions -= 1 }
        .disabled(portions == 0)
      Text("\(portions) portions")
        .monospacedDigit()
      Button("More") { portions += 1 }
    }
  }
}

struct FeedingPlan: View {
  @State private var morning = 2

  var body: some View {
    VStack {
      PortionRow(portions: $morning)
      // Add the evening, and the sum of both.
    }
  }
}
