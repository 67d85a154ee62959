// trips: editorIsBindable
import SwiftUI

@Observable
final class UserProfile {
  var isPublic = true
  var name = "Anna"
  var bio = ""
}

struct ProfileView: View {
  @State private var profile = UserProfile() // the only one

  var body: some View {
    VStack {
      Text(profile.name).font(.title)
      Text(profile.bio.isEmpty ? "No bio yet" : profile.bio)
      Text(profile.isPublic ? "Public" : "Private")
      ProfileEditor(name: $profile.name, bio: $profile.bio, isPublic: $profile.isPublic)
    }
  }
}

struct ProfileEditor: View {
  @Binding var name: String
  @Binding var bio: String
  @Binding var isPublic: Bool

  var body: some View {
    Form {
      TextField("Name", text: $name)
      TextField("Bio", text: $bio)
      Toggle("Public profile", isOn: $isPublic)
    }
  }
}
