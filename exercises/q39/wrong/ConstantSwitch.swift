// trips: switchFollows
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
      ProfileEditor(profile: profile)
    }
  }
}

struct ProfileEditor: View {
  @Bindable var profile: UserProfile // the same one, with $

  var body: some View {
    Form {
      Toggle("Public profile", isOn: .constant(profile.isPublic))
      TextField("Name", text: $profile.name)
      TextField("Bio", text: $profile.bio)
    }
  }
}
