extension Lesson {
  /// The lesson's tree as text with the place of every block: for looking into what the parser read.
  package func dump() -> String {
    var dumper = TreeDumper()
    dumper.dump(self)
    return dumper.text
  }
}
