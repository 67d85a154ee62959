extension SampleCourse {
  /// A lesson with one of everything, some of it too wide for a phone.
  static let showcase = """
    ---
    title: Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichen
    level: advanced
    summary: One of everything.
    ---

    ## A heading with `code`

    > [!GOAL]
    > A goal.

    > [!TIP]
    > A tip with a [link](https://swift.org) and `code`.

    > [!NOTE]
    > A note.

    > [!IMPORTANT] With a title
    > Something important.

    > [!WARNING]
    > A warning.

    > [!CAUTION]
    > Take care.

    > [!ERROR]
    > cannot find 'averyveryveryveryveryveryveryveryveryverylongname' in scope

    > A quotation.

    Text with *emphasis*, **weight**, <kbd>Ctrl</kbd> + <kbd>C</kbd>, `averyveryveryveryveryveryveryveryverylongidentifier`.

    1. One
    2. Two
       - Inner

    | Left | Centre | Right |
    | :--- | :---: | ---: |
    | averyveryveryveryverylongcellwithoutaspace | averyveryveryveryverylongcellwithoutaspace | averyveryveryveryverylongcellwithoutaspace |

    ```swift
    @Observable final class Store { // a long line of code that is wider than any phone, and wider than the text beside it
      var items: [String] = ["a", "b"]
      #if DEBUG
      let count = 0x2A + 1
      #endif
    }
    ```

    ```swift fails="cannot find 'y' in scope"
    let x = 1
    y = x // ❌
    ```

    ```swift traps
    [Int]()[0]
    ```

    ```swift run
    print("a")
    ```

    ```output
    a
    ```

    ```text
    plain, and wide: ────────────────────────────────────────────────────────────────────────────────────────────
    ```

    ---

    #### Deeper

    <details>
    <summary>More</summary>

    Folded.

    </details>

    ### Q1: A question with `code`?

    ```swift predict
    let pet = Pet(name: "averyveryveryveryverylongname") // given
    pet.averyveryveryveryveryveryveryveryveryveryveryveryverylongproperty
    ```

    <details>
    <summary>Answer</summary>

    ```answer
    "averyveryveryveryveryveryveryveryveryveryveryveryverylonganswer"
    ```

    Because.

    </details>

    ### Q2: Another question?

    Think.

    <details>
    <summary>Answer</summary>

    Thought.

    </details>
    """
}
