// trips: summaryShowsMood, summaryFollows
import SwiftUI

extension Pet {
  var mood: String {
    switch energy {
    case ...2: "Tired"
    case 8...: "Energetic"
    default: "Ready"
    }
  }
}
