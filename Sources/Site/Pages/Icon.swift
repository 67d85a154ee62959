import HTML

/// The pictures on the buttons of the bar, drawn in the colour of the text.
enum Icon: String {
  case menu = "M3 6h18M3 12h18M3 18h18"
  case search = "M10.5 4a6.5 6.5 0 1 0 0 13a6.5 6.5 0 1 0 0-13M15.5 15.5L21 21"
  case scheme = "M20 14.5A8.5 8.5 0 0 1 9.5 4a8.5 8.5 0 1 0 10.5 10.5z"
  case language =
    "M12 3a9 9 0 1 0 0 18a9 9 0 1 0 0-18M3.5 9h17M3.5 15h17M12 3c-5 6-5 12 0 18M12 3c5 6 5 12 0 18"

  func write(to out: inout Serializer) {
    out.element("svg", ["viewBox": "0 0 24 24", "aria-hidden": "true"]) {
      $0.element("path", ["d": rawValue])
    }
  }
}
