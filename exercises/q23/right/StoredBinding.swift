import SwiftUI

struct Plan { var morning = 2; var evening = 1; var total: Int { morning + evening } }
struct PortionRow: View {
  let title: String
  let portions: Binding<Int>
  var body: some View {
    HStack {
      Text(title)
      Button("Less") { portions.wrappedValue -= 1 }.disabled(portions.wrappedValue == 0)
      Text("\(portions.wrappedValue) portions")
      Button("More") { portions.wrappedValue += 1 }.disabled(portions.wrappedValue == 4)
    }
  }
}
struct FeedingPlan: View {
  @State private var plan = Plan()
  var body: some View {
    VStack {
      PortionRow(title: "Morning", portions: $plan.morning)
      PortionRow(title: "Evening", portions: $plan.evening)
      Text("Each day: \(plan.total)")
    }
  }
}
