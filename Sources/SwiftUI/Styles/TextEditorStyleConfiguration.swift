/// What a text editor is made from.
public nonisolated struct TextEditorStyleConfiguration {}
