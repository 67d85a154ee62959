import SwiftUI

@Observable
class UserProfile {
  var name = "Anna"
  var bio = ""
  var isPublic = true

  var shownBio: String { bio.isEmpty ? "No bio yet" : bio }
  var visibility: String { isPublic ? "Public" : "Private" }
}

struct ProfileView: View {
  @State private var profile = UserProfile()

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
  @Bindable var profile: UserProfile

  var body: some View {
    Form {
      TextField("Name", text: $profile.name)
      TextField("Bio", text: $profile.bio)
      Toggle("Public profile", isOn: $profile.isPublic)
    }
  }
}
