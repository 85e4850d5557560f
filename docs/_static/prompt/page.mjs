// The prompt on the page "Try it in your browser". Python itself runs in worker.mjs; this is the part you see.

const part = (name) => document.getElementById(`try-${name}`);
const [form, input, output, status, run, stop] = ["form", "input", "output", "status", "run", "stop"].map(part);

const examples = document.querySelectorAll(".try-examples button");

const PATIENCE = 2000; // milliseconds until a Python that does not stop is ended

let worker = null; // made with the first question: until then nothing heavy is loaded
let running = false; // whether Python is loaded
let asked = null; // the question that is being answered, where its answer goes, and how it is stopped
let kept = null; // the names of the session, packed, for a Python that is started anew
const history = [];
let shown = 0; // which line of the history the arrow keys have reached

function say(text, busy = false) {
  status.textContent = text;
  form.classList.toggle("try-busy", busy);
  for (const button of [run, ...examples]) button.disabled = busy;
  stop.disabled = !busy;
}

function add(parent, tag, name, text = "") {
  const element = document.createElement(tag);
  element.className = name;
  element.textContent = text; // never markup: text that was typed or printed is shown as it is
  return parent.appendChild(element);
}

const parts = {
  text(content) {
    // What is printed comes in pieces that belong together.
    const last = asked.place.lastElementChild;
    if (last?.className === "try-text") last.append(content);
    else add(asked.place, "pre", "try-text", content);
  },
  error(content) {
    add(asked.place, "pre", "try-error", content);
  },
  svg(content, text) {
    const image = add(asked.place, "img", "try-drawing");
    image.alt = text;
    image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(content)}`;
  },
  note(content) {
    add(asked.place, "pre", "try-note", content);
  },
  html(content) {
    add(asked.place, "div", "try-drawing").innerHTML = content; // only from pyskat's own types: see prompt.py
  },
};

const news = {
  ready: () => {
    running = true;
    say("Thinking …", true);
  },
  done: () => finish("Ready."),
  more: () => {
    // The beginning of a block: it goes back into the input, with the next line begun.
    const { source, place } = asked;
    place.remove();
    history.pop();
    finish("Go on with the next line; an empty line ends the block.");
    const last = source.split("\n").at(-1);
    const indent = last.match(/^\s*/)[0] + (last.trimEnd().endsWith(":") ? "    " : "");
    write(`${source}\n${indent}${input.value}`);
  },
  failed: (reason) => leave(`Python stopped: ${reason}`),
};

function begin() {
  say("Loading Python, once: about 13 MB …", true);
  const begun = new Worker(new URL("worker.mjs", import.meta.url), { type: "module" });
  begun.onmessage = ({ data: { kind, content, text } }) => {
    if (begun !== worker) return; // sent before it was ended
    if (kind === "kept") kept = content;
    else if (kind in parts) {
      parts[kind](content, text);
      follow();
    } else news[kind](content);
  };
  begun.onerror = () => begun === worker && news.failed("one of its files is missing or unreadable");
  worker = begun;
}

function finish(text) {
  clearTimeout(asked.patience);
  URL.revokeObjectURL(asked.address);
  asked = null;
  shown = history.length;
  say(text);
}

function leave(reason) {
  add(asked.place, "pre", "try-error", reason);
  follow();
  worker.terminate();
  worker = null;
  running = false;
  finish("Python restarts with the next question, with the names that it can keep.");
}

function ask(source) {
  if (asked || !source.trim()) return;
  const place = add(output, "div", "try-exchange");
  add(place, "pre", "try-asked", source.trimEnd());
  follow();
  asked = { source, place, address: URL.createObjectURL(new Blob([source])), patience: null };
  history.push(source.replace(/\n\s*$/, "\n")); // with the empty line that ends a block, so that Enter asks it again
  if (source === input.value) write(""); // an example must not clear what the reader is typing
  const begins = !worker;
  if (begins) begin();
  else say("Thinking …", true);
  worker.postMessage({ source, address: asked.address, kept: begins ? kept : null });
}

function follow() {
  output.scrollTop = output.scrollHeight;
  form.scrollIntoView({ block: "nearest" });
}

function write(text) {
  input.value = text;
  grow();
}

function grow() {
  input.rows = input.value.split("\n").length;
}

function recall(step) {
  const wanted = shown + step;
  if (wanted < 0 || wanted > history.length) return;
  shown = wanted;
  write(history[shown] ?? "");
  // Put the caret where pressing the same key again leads to the next question, however many lines this one has.
  const end = step < 0 ? input.value.split("\n")[0].length : input.value.length;
  input.setSelectionRange(end, end);
}

form.addEventListener("submit", (event) => {
  event.preventDefault();
  ask(input.value);
  input.focus();
});

input.addEventListener("input", grow);

input.addEventListener("keydown", (event) => {
  if (event.isComposing) return;
  const before = input.value.slice(0, input.selectionStart);
  const after = input.value.slice(input.selectionEnd);
  if (event.key === "Enter" && !event.shiftKey) form.requestSubmit();
  else if (event.key === "ArrowUp" && !before.includes("\n")) recall(-1);
  else if (event.key === "ArrowDown" && !after.includes("\n")) recall(+1);
  else return;
  event.preventDefault();
});

stop.addEventListener("click", () => {
  const end = () => {
    leave("Stopped.");
    input.focus();
  };
  if (!running || asked.patience) return end(); // there is nothing to lose yet, or it is asked a second time
  URL.revokeObjectURL(asked.address); // what worker.mjs looks at
  asked.patience = setTimeout(end, PATIENCE);
  say("Stopping …", true);
});

for (const example of examples) {
  example.addEventListener("click", () => ask(example.textContent));
}

// A link can bring a question along, which is not asked before the reader does.
const brought = new URLSearchParams(location.search).get("ask");
if (brought) write(brought);

part("unavailable").hidden = true;
part("prompt").hidden = false;

// A site that was built without Python says so before anybody types.
const there = await fetch(new URL("../pyodide/pyodide-lock.json", import.meta.url), { method: "HEAD" }).catch(() => null);
if (!there?.ok) {
  part("unavailable").hidden = false;
  part("prompt").hidden = true;
}
