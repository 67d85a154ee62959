import SwiftUI

@MainActor func plan() -> some View {
  FeedingPlan()
}
