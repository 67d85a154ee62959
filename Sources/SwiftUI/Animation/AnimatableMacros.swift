/// Lets the stored properties of a type change little by little; without a screen they change at once.
@attached(extension, conformances: Animatable)
public macro Animatable() = #externalMacro(module: "SwiftUIMacros", type: "AnimatableMacro")

/// Keeps a stored property of an animatable type out of its animations.
@attached(peer)
public macro AnimatableIgnored() = #externalMacro(module: "SwiftUIMacros", type: "MarkerMacro")
