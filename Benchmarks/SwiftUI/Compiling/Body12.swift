struct Row: View {
  @State private var count = 0
  let name: String

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      Text(name).font(.headline)
      HStack {
        Text("Count: \(count)")
        Button("Add") { count += 1 }
      }
      if count > 3 {
        Text("Many").foregroundStyle(.red)
      }
      Toggle("Big", isOn: .constant(count > 5))
    }
    .padding(12)
  }
}
