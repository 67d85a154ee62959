// What the start page does with the reader's progress: saving it, reading it, forgetting it.

"use strict";

globalThis.coursewareProgress = ({ make, say, progress }) => {
  const feedback = document.querySelector("main .feedback");
  const takeIn = (file) => {
    if (file?.format !== "courseware-progress" || typeof file.questions !== "object") throw Error("format");
    const merged = progress.read();
    for (const [id, entry] of Object.entries(file.questions)) {
      if (!/^q\d+$/.test(id) || entry?.state !== "passed") continue;
      if (progress.state(id, merged) !== "passed") merged[id] = { state: "passed", version: entry.version };
    }
    progress.write(merged);
    feedback.textContent = say("imported", Object.values(merged).filter(({ state }) => state === "passed").length);
  };
  return {
    export() {
      const text = JSON.stringify(progress.file(progress.read()), null, 2) + "\n";
      const url = URL.createObjectURL(new Blob([text], { type: "application/json" }));
      make("a", { href: url, download: "courseware-progress.json" }).click();
      setTimeout(() => URL.revokeObjectURL(url), 1000);
    },
    import() {
      const input = make("input", { type: "file", accept: ".json,application/json" });
      input.addEventListener("change", async () => {
        try { takeIn(JSON.parse(await input.files[0].text())); } catch { feedback.textContent = say("importFailed"); }
      });
      input.click();
    },
    reset() {
      if (!confirm(say("resetAsk"))) return;
      progress.write({});
      feedback.textContent = say("resetDone");
    },
  };
};
