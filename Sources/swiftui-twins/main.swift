import Foundation
import SwiftUITwins

// Writes the twins of the declarations in Sources/SwiftUI that take a `LocalizedStringKey`, laid out as all sources are.
let files = try TwinTree(URL(filePath: "Sources/SwiftUI")).update()
let format = try Process.run(
  URL(filePath: "/usr/bin/env"), arguments: ["swift", "format", "-i"] + files.map(\.path))
format.waitUntilExit()
exit(format.terminationStatus)
