extension Words {
  /// A day written as the language writes it; as it stands where it is no `2026-11-30`.
  package func day(_ text: String) -> String {
    let parts = text.split(separator: "-").map { Int($0) }
    guard parts.count == 3, let year = parts[0], let month = parts[1], let day = parts[2],
      (1...12).contains(month), (1...31).contains(day)
    else { return text }
    let months = self(.months).split(separator: " ")
    let point = language == "de" ? "." : ""
    return "\(day)\(point) \(months[month - 1]) \(year)"
  }
}
