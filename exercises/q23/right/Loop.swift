import SwiftUI

struct Meal: Identifiable {
  let id: String
  var portions: Int
}

struct PortionRow: View {
  @Binding var meal: Meal

  var body: some View {
    HStack {
      Text(meal.id)
      Button("Less", action: { meal.portions -= 1 })
        .disabled(meal.portions <= 0)
      Text(String(meal.portions) + " portions")
      Button("More", action: { meal.portions += 1 })
        .disabled(meal.portions >= 4)
    }
  }
}

struct FeedingPlan: View {
  @State private var meals = [Meal(id: "Morning", portions: 2), Meal(id: "Evening", portions: 1)]

  private var sum: Int { meals.map(\.portions).reduce(0, +) }

  var body: some View {
    VStack {
      ForEach($meals) { $meal in
        PortionRow(meal: $meal)
      }
      Text("Each day: \(sum)")
    }
  }
}
