import Foundation

extension View {
  /// Changes each colour by a program.
  public nonisolated func colorEffect(_ shader: Shader, isEnabled: Bool = true) -> some View {
    recorded("colorEffect", shader.function.name)
  }

  /// Takes each point from elsewhere by a program.
  public nonisolated func distortionEffect(
    _ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true
  ) -> some View {
    recorded("distortionEffect", shader.function.name)
  }

  /// Draws the view anew by a program.
  public nonisolated func layerEffect(
    _ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true
  ) -> some View {
    recorded("layerEffect", shader.function.name)
  }
}

extension VisualEffect {
  /// Changes each colour by a program.
  public nonisolated func colorEffect(_ shader: Shader, isEnabled: Bool = true)
    -> some VisualEffect
  { self }

  /// Takes each point from elsewhere by a program.
  public nonisolated func distortionEffect(
    _ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true
  ) -> some VisualEffect { self }

  /// Draws the view anew by a program.
  public nonisolated func layerEffect(
    _ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true
  ) -> some VisualEffect { self }
}
