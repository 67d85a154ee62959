extension Element {
  /// The element, and everything in it, out of a person's reach.
  func unreachable(because reason: String) -> Element {
    with { copy in
      if copy.obstacle == nil { copy.obstacle = reason }
      copy.children = children.map { $0.unreachable(because: reason) }
    }
  }

  /// The element, and everything in it, out of sight.
  func hidden(because reason: String) -> Element {
    with { copy in
      if copy.obstacle == nil { copy.obstacle = reason }
      copy.isHidden = true
      copy.children = children.map { $0.hidden(because: reason) }
    }
  }

  /// The element, and everything in it, out of sight until it is asked for, as in a menu.
  func tuckedAway() -> Element {
    with { copy in
      copy.isHidden = true
      copy.children = children.map { $0.tuckedAway() }
    }
  }
}
