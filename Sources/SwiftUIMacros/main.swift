// The compiler starts this program, sends it macros to expand over standard input, and reads the expansions from standard output.
@_spi(PluginMessage) import SwiftCompilerPluginMessageHandling

try CompilerPluginMessageListener(
  connection: StandardConnection(), provider: MacroProvider()
).main()
