// The course's script: colours, language, copying, checkpoints, progress, search.
// Every page reads and works without it. It asks nothing of the network.

"use strict";

(() => {
  const page = document.documentElement;
  const data = globalThis.courseware;
  const words = data?.words ?? {};
  const say = (word, ...values) =>
    values.reduce((text, value, i) => text.replaceAll(`{${i + 1}}`, value), words[word] ?? word);
  const all = (selector, root = document) => [...root.querySelectorAll(selector)];
  const make = (name, properties = {}, ...children) => {
    const node = Object.assign(document.createElement(name), properties);
    node.append(...children);
    return node;
  };

  // Storage may be forbidden; the page then forgets.
  const memory = {
    get: (key) => { try { return localStorage.getItem(key); } catch { return null; } },
    set: (key, value) => { try { localStorage.setItem(key, value); } catch { return; } },
  };

  // Colours: set before the page is drawn.
  const schemes = ["auto", "light", "dark"];
  const showScheme = (scheme) => page.dataset.scheme = schemes.includes(scheme) ? scheme : "auto";
  showScheme(memory.get("courseware.scheme"));
  page.classList.add("js");

  // The page that chooses a language goes on to the one remembered, or the browser's.
  const chooseLanguage = () => {
    const links = all("a[data-language]");
    const wanted = [memory.get("courseware.language"), ...navigator.languages.map((tag) => tag.slice(0, 2))];
    for (const language of wanted) {
      const link = links.find((each) => each.dataset.language === language);
      if (link && !location.hash) return location.replace(link.href);
    }
  };

  const remembersLanguage = () => {
    memory.set("courseware.language", data.language);
    for (const link of all("a.language")) {
      link.addEventListener("click", () => {
        memory.set("courseware.language", link.hreflang);
        const id = placeOf();
        link.href = link.href.split("#")[0] + (id ? "#" + id : "");
      });
    }
  };

  // The heading or question that the reader is at: the last one above the upper third of the window.
  const places = () => all("main [id]:is(h2, h3, h4, h5, h6, section)").filter((node) => !node.id.endsWith("-title"));
  const placeOf = () => {
    if (scrollY < 80) return "";
    const above = places().filter((node) => node.getBoundingClientRect().top < innerHeight / 3);
    return above.at(-1)?.id ?? "";
  };

  const schemeButton = () => {
    const button = document.querySelector("[data-scheme-button]");
    if (!button) return;
    const names = { auto: say("schemeAuto"), light: say("schemeLight"), dark: say("schemeDark") };
    const name = () => { button.title = button.ariaLabel = names[page.dataset.scheme]; };
    button.addEventListener("click", () => {
      const next = showScheme(schemes[schemes.indexOf(page.dataset.scheme) + 1]);
      memory.set("courseware.scheme", next);
      name();
    });
    name();
  };

  // Copying, and code that scrolls.
  const addCopying = () => {
    for (const place of all(".code:has(> .foot), .command")) {
      const button = make("button", { type: "button", className: "copy" }, say("copy"));
      button.addEventListener("click", async () => {
        await copy(place.dataset.copy ?? place.querySelector("code").textContent);
        button.textContent = say("copied");
        button.classList.add("done");
        setTimeout(() => { button.textContent = say("copy"); button.classList.remove("done"); }, 2000);
      });
      (place.querySelector(":scope > .foot") ?? place).append(button);
    }
  };
  const copy = async (text) => {
    try {
      await navigator.clipboard.writeText(text);
    } catch {
      const area = make("textarea", { value: text, className: "sr" });
      document.body.append(area);
      area.select();
      document.execCommand("copy");
      area.remove();
    }
  };
  const markScrolling = () => {
    for (const node of all(".code > pre, .plain, .scroll")) {
      if (node.scrollWidth > node.clientWidth) node.tabIndex = 0;
      else node.removeAttribute("tabindex");
    }
  };

  // The contents show where the reader is.
  const followReading = () => {
    const links = new Map(all(".contents ol ol a, .contents ul ol a").map((link) => [link.hash.slice(1), link]));
    if (!links.size) return;
    const show = () => {
      const sections = all("main h2[id]").filter((node) => node.getBoundingClientRect().top < innerHeight / 3);
      for (const link of links.values()) link.classList.remove("here");
      links.get(sections.at(-1)?.id)?.classList.add("here");
    };
    addEventListener("scroll", () => requestAnimationFrame(show), { passive: true });
    show();
    const contents = document.getElementById("contents");
    contents.addEventListener("click", (event) => {
      if (event.target.closest("a[href^='#']") && contents.matches(":popover-open")) contents.hidePopover();
    });
  };

  // Progress: by question and version, in this browser.
  const key = `courseware.progress.${data?.course}`;
  // The start page knows all lessons and their questions, a lesson's page those it asks.
  const lessons = globalThis.coursewareLessons ?? [];
  const versions = Object.assign({}, ...lessons.map((lesson) => lesson.questions));
  const readVersions = () => {
    for (const section of all(".checkpoint[data-version]")) versions[section.id] = section.dataset.version;
  };
  const progress = {
    read() {
      try {
        const stored = JSON.parse(memory.get(key)) ?? {};
        return stored.format === "courseware-progress" ? stored.questions ?? {} : {};
      } catch { return {}; }
    },
    write(questions) {
      memory.set(key, JSON.stringify(this.file(questions)));
      showProgress();
    },
    file: (questions) => ({ format: "courseware-progress", version: 1, course: data.course, questions }),
    mark(id, state) {
      const questions = this.read();
      questions[id] = { state, version: versions[id] };
      this.write(questions);
    },
    state(id, questions = this.read()) {
      const entry = Object.hasOwn(questions, id) ? questions[id] : undefined;
      if (entry?.state !== "passed") return "open";
      return !entry.version || entry.version === versions[id] ? "passed" : "old";
    },
  };
  const stateWords = { passed: "statePassed", old: "stateOld", open: "stateOpen" };

  const showProgress = () => {
    const questions = progress.read();
    for (const node of all(".state[data-id]")) {
      const state = progress.state(node.dataset.id, questions);
      node.dataset.state = state;
      node.textContent = say(stateWords[state]);
    }
    for (const node of all(".chips [data-id]")) {
      const state = progress.state(node.dataset.id, questions);
      node.dataset.state = state;
      node.setAttribute("aria-label", `${node.textContent}, ${say(stateWords[state])}`);
    }
    for (const node of all(".sum")) {
      const chosen = lessons.filter(({ id }) => [id, "*"].includes(node.dataset.lesson));
      const ids = chosen.flatMap((lesson) => Object.keys(lesson.questions));
      const done = ids.filter((id) => progress.state(id, questions) === "passed").length;
      node.replaceChildren(
        make("progress", { max: ids.length || 1, value: done, ariaHidden: "true" }), say("passedOf", done, ids.length));
      node.hidden = !ids.length;
    }
    showGoingOn(questions);
  };

  // The start page leads to the first lesson with an open question, once any is done.
  const showGoingOn = (questions) => {
    const link = document.querySelector("[data-go-on]");
    if (!link || !Object.keys(questions).length) return;
    const lesson = lessons.find(({ questions: ids }) =>
      Object.keys(ids).some((id) => progress.state(id, questions) !== "passed"));
    if (!lesson) return;
    link.href = `${lesson.id}.html`;
    link.textContent = say("goOn", lesson.title);
  };

  const progressButtons = () => {
    const actions = globalThis.coursewareProgress?.({ make, say, progress });
    for (const button of all("[data-progress]")) button.addEventListener("click", actions[button.dataset.progress]);
  };

  // Checkpoints: what is filled in is compared with the folded answer, as the terminal compares it.
  const plain = (text) => text.trim().replace(/\s+/g, " ").replace(/[“”„«»]/g, '"').replace(/[‘’‚]/g, "'").replace(/−/g, "-");
  const bare = (text) => text.replace(/^"(.*)"$/, "$1");
  const close = (text) => text.replace(/("[^"]*")|\s/g, "$1");
  const truths = { true: "true yes y ja j wahr", false: "false no n nein falsch unwahr" };
  const same = (given, wanted, isValue) => {
    const [a, b] = [plain(given), plain(wanted)];
    if (a === b || a === bare(b)) return true;
    if (!isValue || !a) return false;
    if (Object.hasOwn(truths, b)) return truths[b].split(" ").includes(a.toLowerCase());
    return bare(a) === b || /^[[(]/.test(b) && close(a) === close(b) || !isNaN(b) && a.replace(",", ".") === b;
  };

  const readyQuiz = (form) => {
    const section = form.closest(".checkpoint");
    const answers = all(".answers li", section).map((item) => item.dataset.answer ?? item.textContent);
    const marks = all(".mark", form);
    const fields = marks.map((mark) => mark.closest("fieldset, li, .gap"));
    // A verdict is about what stood there: it goes when that changes.
    form.addEventListener("input", (event) => {
      const field = event.target.closest("fieldset, li, .gap");
      field.querySelector(".mark").textContent = "";
      event.target.removeAttribute("aria-invalid");
    });
    form.addEventListener("submit", (event) => {
      event.preventDefault();
      const given = fields.map((field) => field.querySelector("input:checked, input:not([type=radio])")?.value ?? "");
      const feedback = form.querySelector(".feedback");
      if (!given.some(plain)) { feedback.textContent = say("noneFilled"); return; }
      const right = given.map((value, i) => same(value, answers[i], section.dataset.kind === "predict"));
      fields.forEach((field, i) => {
        const verdict = right[i] ? "right" : "wrong";
        marks[i].id = `${section.id}-mark-${i}`;
        marks[i].dataset.mark = verdict;
        marks[i].replaceChildren(right[i] ? "✓ " : "✕ ", make("span", {}, say(verdict)));
        for (const input of all("input", field)) {
          input.setAttribute("aria-describedby", marks[i].id);
          if (input.type !== "radio") input.setAttribute("aria-invalid", String(!right[i]));
        }
      });
      const count = right.filter(Boolean).length;
      const passed = count === right.length;
      feedback.dataset.mark = passed ? "right" : "wrong";
      feedback.textContent = passed ? say("allRight") : say("someRight", count, right.length);
      if (passed) {
        progress.mark(section.id, "passed");
        for (const answer of all(":scope > details", section)) answer.open = true;
      }
    });
  };

  const readyAssessment = (button) => {
    const section = button.closest(".checkpoint");
    button.addEventListener("click", () => {
      const passed = button.dataset.assess === "passed";
      progress.mark(section.id, passed ? "passed" : "open");
      button.closest(".assess").querySelector(".feedback").textContent = say(passed ? "marked" : "unmarked");
    });
  };

  // Search: its script and its index are loaded when it is first asked for.
  let finder;
  const load = (file) => new Promise((done, fail) => {
    const script = make("script", { src: `${page.dataset.root}assets/${file}`, onload: done, onerror: fail });
    document.head.append(script);
  });
  const openFinder = async () => {
    finder ??= Promise.all([load("search.js"), load(`search-${data.language}.js`)])
      .then(() => globalThis.coursewareFinder({ all, make, say, load: (piece) => load(`search-${data.language}/${piece}.js`) }));
    (await finder).open();
  };

  addEventListener("DOMContentLoaded", () => {
    if (document.querySelector("a[data-language]")) return chooseLanguage();
    addCopying();
    markScrolling();
    addEventListener("resize", markScrolling);
    document.addEventListener("toggle", markScrolling, true);
    if (!document.getElementById("contents")) return;
    remembersLanguage();
    schemeButton();
    followReading();
    readVersions();
    showProgress();
    progressButtons();
    all("form.quiz").forEach(readyQuiz);
    all("[data-assess]").forEach(readyAssessment);
    document.querySelector("[data-search]")?.addEventListener("click", openFinder);
    addEventListener("storage", (event) => { if (event.key === key) showProgress(); });
    addEventListener("keydown", (event) => {
      const typing = event.target.closest?.("input, textarea, select, [contenteditable]");
      if ((event.key === "/" && !typing && !event.ctrlKey && !event.metaKey && !event.altKey) || (event.key === "k" && (event.ctrlKey || event.metaKey))) {
        event.preventDefault();
        openFinder();
      }
    });
  });
})();
