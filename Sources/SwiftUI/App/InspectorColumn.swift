/// What an inspector shows, while it is there.
nonisolated struct InspectorColumn<Content: View>: View {
  let isPresented: Binding<Bool>
  let content: Content

  @MainActor var body: some View {
    if isPresented.wrappedValue { content }
  }
}
