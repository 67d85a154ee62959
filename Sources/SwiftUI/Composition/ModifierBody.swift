/// Turns a modifier with a body into a view, whose wrappers live in a node like any other's.
struct ModifierBody<Modifier: ViewModifier>: View {
  let modifier: Installed<Modifier>
  let content: _ViewModifier_Content<Modifier>

  var body: Modifier.Body { modifier.value.body(content: content) }
}
