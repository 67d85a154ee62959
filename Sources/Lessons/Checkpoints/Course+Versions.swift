extension Course {
  /// The course's name in stored progress: its title in the source language, in letters, digits and hyphens.
  package var storedName: String {
    let title = manifest.languages.first.flatMap { manifest.title[$0] } ?? "course"
    return title.lowercased().split { !$0.isLetter && !$0.isNumber }.joined(separator: "-")
  }

  /// The versions of all questions by their ids, as the source language has them.
  ///
  /// - Parameter files: Where the exercises are read.
  package func versions(files: FileSystem = .real) -> [String: CheckpointVersion] {
    let exercises = Set(files.list("\(root)/exercises") ?? [])
    let source = manifest.languages.first.flatMap { lessons[$0] } ?? []
    return Dictionary(
      source.flatMap(\.checkpoints).map { checkpoint in
        let isExercise = exercises.contains(checkpoint.id)
        let graders =
          !isExercise
          ? []
          : ["Checks.swift", "Probes.swift", "exercise.json"].compactMap { name in
            files.read("\(root)/exercises/\(checkpoint.id)/\(name)")
          }
        let texts = graders.map { String(decoding: $0, as: UTF8.self) }
        return (checkpoint.id, CheckpointVersion(of: checkpoint, exercise: texts))
      }, uniquingKeysWith: { first, _ in first })
  }
}
