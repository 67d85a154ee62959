import SwiftUI

@Observable
final class UserProfile {
  var isPublic = true
  var bio = ""
  var name = "Anna"
}

struct ProfileView: View {
  @State private var profile = UserProfile()

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
  var profile: UserProfile

  var body: some View {
    Form {
      TextField("Name", text: Bindable(profile).name)
      TextField("Bio", text: Bindable(profile).bio)
      Toggle("Public profile", isOn: Bindable(profile).isPublic)
    }
  }
}
