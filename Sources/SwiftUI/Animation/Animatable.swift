/// A value that can change little by little; without a screen it changes at once.
public protocol Animatable {
  /// The type of the part that is animated.
  associatedtype AnimatableData: VectorArithmetic = EmptyAnimatableData

  /// The part that is animated.
  var animatableData: AnimatableData { get set }
}

extension Animatable where AnimatableData == EmptyAnimatableData {
  /// Nothing is animated.
  public var animatableData: EmptyAnimatableData {
    get { EmptyAnimatableData() }
    set {}
  }
}

extension Animatable where Self: VectorArithmetic {
  /// The whole value is animated.
  public var animatableData: Self {
    get { self }
    set { self = newValue }
  }
}

extension Double: Animatable {}
extension Float: Animatable {}
extension CGFloat: Animatable {}
