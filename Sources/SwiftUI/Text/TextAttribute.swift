/// What a text carries for the one who draws it.
public protocol TextAttribute {}
