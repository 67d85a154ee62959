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
      // Show the bio, and whether the profile is public.
      ProfileEditor(profile: profile)
    }
  }
}

struct ProfileEditor: View {
  let profile: UserProfile

  var body: some View {
    Form {
      // Edit the name, the bio and the switch.
      Text("Editor of \(profile.name)")
    }
  }
}
