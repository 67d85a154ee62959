// trips: startsWithThree
import SwiftUI

struct PortionRow: View {
  let title: String
  @Binding var portions: Int

  var body: some View {
    HStack {
      Text(title)
      Button("Less") { portions -= 1 }
        .disabled(portions == 0)
      Text("\(portions) portions")
        .monospacedDigit()
      Button("More") { portions += 1 }
        .disabled(portions == 4)
    }
  }
}

struct FeedingPlan: View {
  @State private var morning = 2
  @State private var evening = 1

  var body: some View {
    VStack {
      PortionRow(title: "Evening", portions: $morning)
      PortionRow(title: "Morning", portions: $evening)
      Text("Each day: \(morning + evening)")
    }
  }
}
