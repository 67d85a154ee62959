/// The levels after each of a number of dimmings.
func levels(from level: Int, dimming times: Int) -> [Int] {
  var lamp = Lamp(level: level)
  return (0..<times).map { _ in
    lamp.dim()
    return lamp.level
  }
}
