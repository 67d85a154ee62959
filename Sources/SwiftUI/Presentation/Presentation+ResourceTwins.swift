// Made by `swift run swiftui-twins` from the declarations beside it; change those instead.

import Foundation

extension View {
  /// Lets a person keep a dialog from coming again.
  @_disfavoredOverload
  public nonisolated func dialogSuppressionToggle(
    _ titleResource: LocalizedStringResource, isSuppressed: Binding<Bool>
  ) -> some View {
    recorded("dialogSuppressionToggle")
  }
}

extension View {
  /// Asks something with an alert while a value is true.
  @_disfavoredOverload
  public nonisolated func alert<A: View>(
    _ titleResource: LocalizedStringResource, isPresented: Binding<Bool>,
    @ViewBuilder actions: () -> A
  ) -> some View {
    alert(
      Text(titleResource), isPresented: isPresented, actions: actions)
  }

  /// Asks something with an alert and a message while a value is true.
  @_disfavoredOverload
  public nonisolated func alert<A: View, M: View>(
    _ titleResource: LocalizedStringResource, isPresented: Binding<Bool>,
    @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View {
    alert(
      Text(titleResource), isPresented: isPresented, actions: actions, message: message)
  }
}

extension View {
  /// Asks something with an alert about data while a value is true and there are data.
  @_disfavoredOverload
  public nonisolated func alert<A: View, T>(
    _ titleResource: LocalizedStringResource, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A
  ) -> some View {
    alert(
      Text(titleResource), isPresented: isPresented, presenting: data, actions: actions)
  }

  /// Asks something with an alert and a message about data while a value is true and there are data.
  @_disfavoredOverload
  public nonisolated func alert<A: View, M: View, T>(
    _ titleResource: LocalizedStringResource, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A, @ViewBuilder message: @escaping (T) -> M
  ) -> some View {
    alert(
      Text(titleResource), isPresented: isPresented, presenting: data, actions: actions,
      message: message
    )
  }
}

extension View {
  /// Asks something with a dialog while a value is true.
  @_disfavoredOverload
  public nonisolated func confirmationDialog<A: View>(
    _ titleResource: LocalizedStringResource, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> A
  ) -> some View {
    confirmationDialog(
      Text(titleResource), isPresented: isPresented, titleVisibility: titleVisibility,
      actions: actions)
  }

  /// Asks something with a dialog and a message while a value is true.
  @_disfavoredOverload
  public nonisolated func confirmationDialog<A: View, M: View>(
    _ titleResource: LocalizedStringResource, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View {
    confirmationDialog(
      Text(titleResource), isPresented: isPresented, titleVisibility: titleVisibility,
      actions: actions,
      message: message)
  }

  /// Asks something with a dialog about data while a value is true and there are data.
  @_disfavoredOverload
  public nonisolated func confirmationDialog<A: View, T>(
    _ titleResource: LocalizedStringResource, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A
  ) -> some View {
    confirmationDialog(
      Text(titleResource), isPresented: isPresented, titleVisibility: titleVisibility,
      presenting: data,
      actions: actions)
  }

  /// Asks something with a dialog and a message about data while a value is true and there are data.
  @_disfavoredOverload
  public nonisolated func confirmationDialog<A: View, M: View, T>(
    _ titleResource: LocalizedStringResource, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A, @ViewBuilder message: @escaping (T) -> M
  ) -> some View {
    confirmationDialog(
      Text(titleResource), isPresented: isPresented, titleVisibility: titleVisibility,
      presenting: data,
      actions: actions, message: message)
  }
}
