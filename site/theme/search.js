// Searching the course: loaded with the head of the index when it is first asked for. The index's other pieces, the
// places of words and the texts of lessons, are loaded when a query needs them.

"use strict";

(() => {
  // ä, á and a are one letter to the search, and ß is ss; a word written with umlauts is found by ae, oe, ue too.
  const fold = (text) => text.toLowerCase().replaceAll("ß", "ss").normalize("NFD").replace(/\p{M}/gu, "");
  const spell = (text) =>
    fold(text.toLowerCase().normalize("NFC").replace(/[äöü]/g, (letter) => ({ ä: "ae", ö: "oe", ü: "ue" })[letter]));
  const isPlain = (text) => /^[\0-\x7f]*$/.test(text);
  const forms = (text) => isPlain(text) ? [text.toLowerCase()] : [...new Set([fold(text), spell(text)])];
  const wordsOf = (text) => text.split(/\s+/).filter(Boolean);

  const prepare = (section) => {
    const both = (text) => forms(text).join("\n");
    return { ...section, inTitle: both(section.title), inAlso: both(section.also ?? ""), inText: both(section.text) };
  };
  const letter = /[\p{L}\p{N}]/u;
  const rank = (text, form) => {
    let [best, count] = [0, 0];
    const isEnd = (at) => at < 0 || at >= text.length || text[at] === "\n";
    for (let i = text.indexOf(form); i >= 0 && count < 9; i = text.indexOf(form, i + 1)) {
      const [before, behind] = [i - 1, i + form.length];
      const starts = isEnd(before) || !letter.test(text[before]);
      const ends = isEnd(behind) || !letter.test(text[behind]);
      best = Math.max(best, isEnd(before) && isEnd(behind) ? 4 : starts ? (ends ? 3 : 2) : 1);
      count += 1;
    }
    return best + count / 100;
  };
  const find = (query, index) => {
    const asked = wordsOf(query);
    if (!asked.length) return [];
    const wanted = asked.map(forms);
    const scored = (section) => {
      const scores = wanted.map((form) => Math.max(...form.map((each) =>
        10 * Math.max(rank(section.inTitle, each), rank(section.inAlso, each)) + rank(section.inText, each))));
      return { section, score: Math.min(...scores) && scores.reduce((a, b) => a + b) + (section.lesson ? 0 : 5) };
    };
    return index.map(scored).filter(({ score }) => score > 0).sort((a, b) => b.score - a.score)
      .map(({ section }) => ({ ...section, words: wanted.flat() }));
  };

  // The numbers of lessons: each as its distance from the one before, five bits a letter, the lowest first.
  const letters = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz-_";
  const values = new Uint8Array(128);
  [...letters].forEach((letter, i) => { values[letter.charCodeAt(0)] = i; });
  const numbers = (text) => {
    const found = [];
    let [last, number, shift] = [-1, 0, 0];
    for (let i = 0; i < text.length; i += 1) {
      const bits = values[text.charCodeAt(i)];
      number |= (bits & 31) << shift;
      shift += 5;
      if (bits < 32) {
        found.push(last += number);
        number = shift = 0;
      }
    }
    return found;
  };

  // By how many letters two words differ: left out, added, other, or changed places; `most` where it is that or more.
  let rows = [];
  const distance = (a, b, most) => {
    if (!(rows[0]?.length > b.length)) rows = [0, 0, 0].map(() => new Uint16Array(2 * b.length + 32));
    let [before, last, next] = rows;
    for (let j = 0; j <= b.length; j += 1) last[j] = j;
    for (let i = 1; i <= a.length; i += 1) {
      const [letter, earlier] = [a.charCodeAt(i - 1), a.charCodeAt(i - 2)];
      let least = next[0] = i;
      for (let j = 1; j <= b.length; j += 1) {
        const other = b.charCodeAt(j - 1);
        let cost = Math.min(last[j] + 1, next[j - 1] + 1, last[j - 1] + (letter === other ? 0 : 1));
        if (earlier === other && letter === b.charCodeAt(j - 2)) cost = Math.min(cost, before[j - 2] + 1);
        next[j] = cost;
        if (cost < least) least = cost;
      }
      if (least >= most) return most;
      [before, last, next] = [last, next, before];
    }
    return Math.min(last[b.length], most);
  };

  const lessonsRead = 12;
  const indexed = (index, load) => {
    index.places = [];
    index.texts = [];
    const words = index.words ? index.words.split(" ") : [];
    // All forms of all words in one text, in which to look for a part; where each begins, and of which word it is.
    const [folded, starts, owners] = [[], [], []];
    const formsOf = isPlain(index.words) ? (word) => [word] : forms;
    let length = 0;
    words.forEach((word, i) => {
      for (const form of formsOf(word)) {
        folded.push(form.startsWith("#") ? form.slice(1) : form);
        starts.push(length);
        owners.push(i);
        length += folded.at(-1).length + 1;
      }
    });
    const text = ` ${folded.join(" ")}`;
    // The form that a place in the text is in.
    const formAt = (place) => {
      let [low, high] = [0, starts.length];
      while (high - low > 1) {
        const middle = (low + high) >> 1;
        if (starts[middle] <= place) low = middle; else high = middle;
      }
      return low;
    };
    const loads = new Map();
    const piece = (name) => {
      if (!loads.has(name)) loads.set(name, load(name).catch(() => loads.delete(name)));
      return loads.get(name);
    };
    const pieces = (name, count, items) =>
      Promise.all([...new Set(items.map((item) => Math.floor(item / count)))].map((number) => piece(`${name}-${number}`)));
    const lessonsOf = (word) => {
      const file = Math.floor(word / index.wordsInFile);
      const places = index.places[file];
      if (typeof places === "string") index.places[file] = places.split(" ");
      return numbers(index.places[file]?.[word % index.wordsInFile] ?? "");
    };
    const sectionsOf = (lesson) => {
      const texts = index.texts[Math.floor(lesson / index.lessonsInFile)];
      const at = lesson % index.lessonsInFile;
      if (texts?.[at] && !texts[at].isPrepared) texts[at] = Object.assign(texts[at].map(prepare), { isPrepared: true });
      return texts?.[at] ?? [];
    };
    // The words that a part of a query may mean: those that hold it, or begin with it where it is short.
    const wordsFor = (part) => {
      const found = new Set();
      for (const form of forms(part)) {
        const wanted = part.length < 3 ? ` ${form}` : form;
        let at = text.indexOf(wanted);
        while (at >= 0) {
          const number = formAt(part.length < 3 ? at : at - 1);
          found.add(owners[number]);
          at = number + 1 < starts.length ? text.indexOf(wanted, starts[number + 1]) : -1;
        }
      }
      return [...found];
    };
    // The word that somebody may have meant: the nearest, one letter away, or two where it is long.
    const nearest = (part) => {
      const most = part.length < 5 ? 0 : part.length < 8 ? 1 : 2;
      let [found, least] = [undefined, most + 1];
      folded.forEach((word, i) => {
        if (Math.abs(word.length - part.length) >= least) return;
        const far = distance(part, word, least);
        if (far < least) [found, least] = [words[owners[i]].replace("#", ""), far];
      });
      return found;
    };
    // The lessons that have a word for each part, those first that have it in their headings.
    const lessonsFor = (parts) => {
      let scores;
      for (const part of parts) {
        const hits = new Map();
        for (const word of part) {
          const score = words[word].startsWith("#") ? 2 : 1;
          for (const lesson of lessonsOf(word)) hits.set(lesson, Math.max(score, hits.get(lesson) ?? 0));
        }
        const before = scores;
        scores = new Map([...hits].filter(([lesson]) => !before || before.has(lesson))
          .map(([lesson, score]) => [lesson, score + (before?.get(lesson) ?? 0)]));
      }
      const lessons = scores ? [...scores.keys()] : index.lessons.map((_, i) => i);
      return lessons.sort((a, b) => (scores?.get(b) ?? 0) - (scores?.get(a) ?? 0) || a - b);
    };
    const answer = async (query) => {
      const parts = query.toLowerCase().replace(/[\u0080-\u00bf\u2000-\u2fff]/g, " ").match(/[\p{L}\p{N}\p{M}_]+/gu) ?? [];
      const wanted = parts.map(wordsFor);
      await pieces("words", index.wordsInFile, wanted.flat());
      const lessons = lessonsFor(wanted).slice(0, lessonsRead);
      await pieces("texts", index.lessonsInFile, lessons);
      const results = find(query, lessons.flatMap(sectionsOf));
      return { results, missing: parts.filter((_, i) => !wanted[i].length) };
    };
    // What is found, or else what is found for what may have been meant.
    return async (query) => {
      const { results, missing } = await answer(query);
      let instead = query.toLowerCase();
      for (const part of missing) instead = instead.replace(part, nearest(fold(part)) ?? part);
      if (!missing.length || instead === query.toLowerCase()) return { results };
      const other = await answer(instead);
      return other.results.length ? { results: other.results, instead } : { results };
    };
  };

  // Where in a text, as it is written, the words stand.
  const spots = (text, wanted) => {
    const found = [];
    const places = (folded, origin) => {
      for (const word of wanted) {
        for (let i = folded.indexOf(word); i >= 0; i = folded.indexOf(word, i + word.length)) found.push(origin(i, i + word.length));
      }
    };
    if (isPlain(text)) places(text.toLowerCase(), (start, end) => [start, end]);
    else for (const way of [fold, spell]) {
      let folded = "";
      const origin = [];
      let at = 0;
      for (const character of text) {
        const part = character < "\x80" ? character.toLowerCase() : way(character);
        for (const _ of part) origin.push(at);
        folded += part;
        at += character.length;
      }
      origin.push(at);
      places(folded, (start, end) => [origin[start], origin[end] > origin[end - 1] ? origin[end] : origin[end] + 1]);
    }
    found.sort((a, b) => a[0] - b[0] || b[1] - a[1]);
    let last = 0;
    return found.filter(([start, end]) => {
      const isFree = start >= last;
      last = Math.max(last, end);
      return isFree;
    });
  };
  const marked = (make, text, wanted) => {
    const nodes = [];
    let at = 0;
    for (const [start, end] of spots(text, wanted)) {
      nodes.push(text.slice(at, start), make("mark", {}, text.slice(start, end)));
      at = end;
    }
    return [...nodes, text.slice(at)];
  };
  const excerpt = (make, text, wanted) => {
    const first = spots(text, wanted)[0]?.[0] ?? 0;
    const start = first > 60 ? text.indexOf(" ", first - 60) + 1 : 0;
    const part = text.slice(start, start + 160);
    return [start ? "… " : "", ...marked(make, part, wanted), start + 160 < text.length ? " …" : ""];
  };

  globalThis.coursewareFinder = ({ all, make, say, load }) => {
    const root = document.documentElement.dataset.root;
    const looks = new Promise((done) => {
      document.head.prepend(make("link", { rel: "stylesheet", href: `${root}assets/search.css`, onload: done, onerror: done }));
    });
    const search = indexed(globalThis.coursewareSearch, load);
    const input = make("input", {
      type: "text", inputMode: "search", enterKeyHint: "go", autocomplete: "off", role: "combobox", ariaExpanded: "true", ariaLabel: say("search"),
      placeholder: say("searchPrompt"),
    });
    input.setAttribute("aria-controls", "found");
    input.setAttribute("aria-autocomplete", "list");
    const list = make("ul", { id: "found", role: "listbox", ariaLabel: say("search") });
    const status = make("p", { className: "quiet", role: "status" }, say("searchKeys"));
    const close = make("button", { type: "button" }, say("close"));
    const dialog = make("dialog", { className: "finder", ariaLabel: say("search") }, make("form", {}, input, close), status, list);
    document.body.append(dialog);
    let chosen = -1;

    const choose = (next) => {
      const options = all("[role=option]", list);
      if (!options.length) return;
      chosen = (next + options.length) % options.length;
      options.forEach((option, i) => option.setAttribute("aria-selected", String(i === chosen)));
      input.setAttribute("aria-activedescendant", options[chosen].id);
      options[chosen].scrollIntoView({ block: "nearest" });
    };
    const go = (address) => { dialog.close(); location.assign(address); };
    let asked = 0;
    const show = async () => {
      const query = input.value.trim();
      const turn = ++asked;
      list.ariaBusy = "true";
      const { results: found, instead } = query ? await search(query) : { results: [] };
      const results = found.slice(0, 20);
      // Whoever types on wants to know something else by now.
      if (turn !== asked) return;
      list.ariaBusy = "false";
      chosen = -1;
      input.removeAttribute("aria-activedescendant");
      list.replaceChildren(...results.map((result, i) => {
        const option = make("li", { role: "option", id: `found-${i}` }, make("b", {}, ...marked(make, result.title, result.words)));
        option.append(make("small", {}, result.lesson ? `${result.lesson} — ` : "", ...excerpt(make, result.text, result.words)));
        option.setAttribute("aria-selected", "false");
        option.addEventListener("click", () => go(result.at));
        return option;
      }));
      if (!query) status.textContent = say("searchKeys");
      else if (instead) status.textContent = say("searchInstead", query, instead);
      else if (!results.length) status.textContent = say("searchNone", query);
      else status.textContent = results.length === 1 ? say("searchOne") : say("searchFound", results.length);
      if (results.length) choose(0);
    };
    let shown;
    input.addEventListener("input", () => { shown = show(); });
    input.addEventListener("keydown", (event) => {
      if (event.key === "ArrowDown") choose(chosen + 1);
      else if (event.key === "ArrowUp") choose(chosen - 1);
      else return;
      event.preventDefault();
    });
    dialog.querySelector("form").addEventListener("submit", async (event) => {
      event.preventDefault();
      await shown;
      list.children[Math.max(chosen, 0)]?.click();
    });
    close.addEventListener("click", () => dialog.close());
    dialog.addEventListener("click", (event) => { if (event.target === dialog) dialog.close(); });
    return { async open() { await looks; dialog.showModal(); input.select(); } };
  };
})();
