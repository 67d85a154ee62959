import SwiftUI

@Observable
class UserProfile {
  var isPublic = true
  var name = "Anna"
  var bio = ""

  var shownBio: String { bio.isEmpty ? "No bio yet" : bio }
  var visibility: String { isPublic ? "Public" : "Private" }
}

struct ProfileView: View {
  @State private var profile = UserProfile() // the only one

  var body: some View {
    List {
      Text(profile.name)
      Text(profile.shownBio)
      Text(profile.visibility)
      ProfileEditor(profile: profile)
    }
  }
}

struct ProfileEditor: View {
  @Bindable var profile: UserProfile // the same one, with $

  var body: some View {
    Form {
      Toggle("Public profile", isOn: $profile.isPublic)
      TextField("Name", text: $profile.name)
      TextField("Bio", text: $profile.bio)
    }
  }
}
