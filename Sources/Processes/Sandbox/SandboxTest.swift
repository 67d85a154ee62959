/// Tries a sandbox from inside, so that nothing rests on the mere presence of `bwrap`.
package struct SandboxTest: Sendable {
  private let runner: ProcessRunner

  package init(runner: ProcessRunner = .live) {
    self.runner = runner
  }

  package enum Result: Equatable, Sendable {
    /// Nothing that was tried got through.
    case closed
    /// These got through.
    case open([String])
    /// Programs do not even start in it.
    case unusable(String)
  }

  /// Tries what hostile programs try.
  ///
  /// - Parameters:
  ///   - sandbox: What to try.
  ///   - hidden: Files or folders of the machine that must not be seen.
  /// - Returns: What came of it.
  package func run(_ sandbox: Sandbox, hidden: [String]) -> Result {
    guard sandbox.isWalled else { return .open(["everything"]) }
    let shell = "/usr/bin/dash"
    let command = Command(shell, ["-c", Self.script] + ["dash"] + hidden)
    let confined = sandbox.confine(command, needing: Sandbox.Needs(readable: [shell]))
    // On a busy machine it may wait long for its turn; a wall that is there must not be done without for that.
    let limits = Limits(
      processorSeconds: 2, wallSeconds: 60, memory: 1 << 30, fileSize: 1 << 16)
    do {
      let outcome = try runner.run(confined, sandbox.adapt(limits))
      let lines = outcome.outputText.split(separator: "\n").map(String.init)
      guard lines.contains(Self.endMark) else {
        return .unusable(outcome.errorText.split(separator: "\n").first.map(String.init) ?? "")
      }
      let open = lines.filter { $0 != Self.endMark }
      return open.isEmpty ? .closed : .open(open)
    } catch {
      return .unusable("\(error)")
    }
  }

  private static let endMark = "tried"

  /// Says what gets through, with the shell's own commands alone: starting another program comes last.
  private static let script = """
    for file in "$@"; do [ -e "$file" ] && echo "$file can be seen"; done
    for file in /new /usr/new /dev/shm/new /var/tmp/new; do
      if true >"$file"; then echo "$file can be made"; fi 2>/dev/null
    done
    text=; read -r text </proc/1/environ
    [ -n "$text" ] && echo "the environment can be read"
    { read -r text; read -r text && echo "there is a network"; } </proc/net/route
    set -- /proc/[0-9]*
    [ $# -gt 3 ] && echo "other processes can be seen"
    for file in /proc/self/fd/*; do
      # The folder itself is open, and the shell keeps copies of its streams from 10 on.
      case ${file##*/} in [0-3] | 10 | 11 | 12) ;; *) echo "files are open" ;; esac
    done
    while read -r key text; do
      case $key in
        CapEff:) [ "$text" = 0000000000000000 ] || echo "there are capabilities" ;;
        NoNewPrivs:) [ "$text" = 1 ] || echo "privileges can be gained" ;;
      esac
    done </proc/self/status
    echo \(endMark)
    (true) && echo "programs can be started"
    """
}
