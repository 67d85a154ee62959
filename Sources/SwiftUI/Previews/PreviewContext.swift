/// What is known to a preview.
public protocol PreviewContext {}
