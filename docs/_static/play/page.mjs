// The table on the page "Play". Python plays, in the prompt's worker; this is the part you see and tap.

const part = (name) => document.getElementById(`play-${name}`);
const root = part("root");
const SAVED = "pyskat-play"; // the evening, packed, in this tab alone

let worker = null; // made with the first tap: until then nothing heavy is loaded
let screen = null; // what Python has told last
let busy = false;
const chosen = new Set(); // cards that are to be laid away

const saved = {
  read() {
    const text = sessionStorage.getItem(SAVED);
    return text ? Uint8Array.from(atob(text), (char) => char.charCodeAt(0)) : null;
  },
  write(bytes) {
    sessionStorage.setItem(SAVED, btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join("")));
  },
};

const news = {
  ready: () => busy && status(root.dataset.thinking),
  screen: (content) => show(JSON.parse(content)),
  kept: (content) => saved.write(content),
  done: () => wait(false),
  note: () => {}, // play.py has nothing to say of an evening that goes on
  failed: () => {
    worker.terminate();
    worker = null;
    wait(false);
    status(root.dataset.broke);
  },
};

function begin() {
  const address = new URL("../prompt/worker.mjs?program=../play/play.py", import.meta.url);
  const begun = new Worker(address, { type: "module" });
  begun.onmessage = ({ data: { kind, content } }) => begun === worker && news[kind](content);
  begun.onerror = () => begun === worker && news.failed();
  worker = begun;
}

function ask(what) {
  if (busy) return;
  wait(true);
  status(worker ? root.dataset.thinking : root.dataset.loading);
  const kept = worker || what.do === "open" ? null : saved.read();
  if (!worker) begin();
  worker.postMessage({ source: JSON.stringify({ lang: root.lang, ...what }), kept });
}

function wait(on) {
  busy = on;
  root.classList.toggle("play-busy", on);
  root.setAttribute("aria-busy", on);
}

function status(text) {
  part("status").textContent = text;
}

function add(parent, tag, text = "") {
  const element = document.createElement(tag);
  element.textContent = text;
  return parent.appendChild(element);
}

function button(parent, text, what) {
  const made = add(parent, "button", text);
  made.type = "button";
  made.addEventListener("click", () => ask(what));
  return made;
}

function options(select, pairs) {
  select.replaceChildren(...pairs.map(([value, text]) => new Option(text, value)));
}

// Markup comes from pyskat's own drawings and its list alone, which escape what they are given.
function draw(place, drawn) {
  place.innerHTML = drawn.join("");
  place.hidden = !drawn.length;
}

function show(told) {
  part("refused").textContent = told.refused ?? "";
  part("advised").textContent = told.advice ?? "";
  if (told.empty) {
    part("setup").hidden = false; // an evening of an older pyskat could not be gone on with
    return;
  }
  screen = told;
  if (!told.refused && !told.advice) chosen.clear();
  part("setup").hidden = true;
  part("table").hidden = false;
  status(told.status);
  part("told").replaceChildren();
  for (const line of [...told.told, ...(told.ranks ?? [])]) add(part("told"), "p", line);
  part("told").scrollTop = part("told").scrollHeight;
  draw(part("drawing"), told.table ? [told.table] : []);
  draw(part("list"), told.list ? [told.list] : []);
  draw(part("last").lastElementChild, told.last);
  part("last").hidden = !told.last.length;
  part("next").hidden = !told.result || told.over;
  part("again").hidden = !told.over;
  part("help").hidden = told.result;
  part("undo").disabled = !told.undo;
  hand(told.hand ?? []);
  actions(told);
}

function hand(cards) {
  part("hand").replaceChildren();
  const asked = cards.some(([, , , may]) => may); // while cards are not asked for, none is pale
  for (const [code, drawn, name, may] of cards) {
    const card = add(part("hand"), "button");
    card.type = "button";
    card.dataset.code = code;
    card.innerHTML = drawn;
    card.setAttribute("aria-label", name);
    card.classList.toggle("play-not-now", asked && !may);
    card.setAttribute("aria-pressed", chosen.has(code));
    card.addEventListener("click", () => tap(code));
  }
}

// In the drawing of the table the own cards can be tapped as well.
part("drawing").addEventListener("click", (event) => {
  const code = event.target.closest("[data-card]")?.dataset.card;
  if (screen?.hand?.some(([mine]) => mine === code)) tap(code);
});

function tap(code) {
  if (busy) return;
  if (screen.choose === null) return ask({ do: "card", card: code });
  if (!chosen.delete(code)) chosen.add(code);
  for (const card of part("hand").children) card.setAttribute("aria-pressed", chosen.has(card.dataset.code));
}

function actions(told) {
  const simple = part("do");
  simple.replaceChildren();
  if (told.choose) {
    const lay = add(simple, "button", told.lay);
    lay.type = "button";
    lay.id = "play-lay";
    lay.addEventListener("click", () => ask({ do: "cards", cards: [...chosen] }));
  }
  if (told.bids?.length) button(simple, `${told.bid} ${told.bids[0]}`, { do: "say", text: `${told.bids[0]}` });
  for (const [text, label] of told.buttons ?? []) button(simple, label, { do: "say", text }).dataset.say = text;
  options(part("bids"), (told.bids ?? []).map((value) => [value, value]));
  part("bid").textContent = told.bid ?? "";
  part("bidding").hidden = (told.bids?.length ?? 0) < 2; // a single one has its button
  options(part("contracts"), told.contracts ?? []);
  part("declaring").hidden = !told.contracts?.length;
  const more = part("more");
  more.open = false;
  more.hidden = !told.more?.length;
  more.lastElementChild.replaceChildren();
  for (const [text, label] of told.more ?? []) button(more.lastElementChild, label, { do: "say", text }).dataset.say = text;
}

part("setup").addEventListener("submit", (event) => {
  event.preventDefault();
  const { rules, deals } = Object.fromEntries(new FormData(event.target));
  ask({ do: "open", rules, deals, seed: new URLSearchParams(location.search).get("seed") });
});
part("resume").addEventListener("click", () => ask({ do: "look" }));
part("bid").addEventListener("click", () => ask({ do: "say", text: part("bids").value }));
part("declare").addEventListener("click", () => ask({ do: "say", text: part("contracts").value }));
for (const name of ["advice", "undo", "next"]) part(name).addEventListener("click", () => ask({ do: name }));
part("again").addEventListener("click", () => {
  part("table").hidden = true;
  part("setup").hidden = false;
});

// A site that was built without Python says so before anybody taps.
const there = await fetch(new URL("../pyodide/pyodide-lock.json", import.meta.url), { method: "HEAD" }).catch(() => null);
part("unavailable").hidden = Boolean(there?.ok);
root.hidden = !there?.ok;
part("resume").hidden = !saved.read();
