// Python, in a thread of its own: however long it thinks, the page still reacts to keys and to "Stop". What answers is
// the prompt, or the program beside it that the page has named in the address: worker.mjs?program=../play/play.py.
import { loadPyodide } from "../pyodide/pyodide.mjs";

const here = (path) => new URL(path, import.meta.url).href;
const files = here("../pyodide/");
const program = new URLSearchParams(self.location.search).get("program") ?? "prompt.py";

async function fetched(address) {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  return response;
}

// Memory that the page and this thread share takes headers that a plain web server does not send. So the page gives a
// question the address of a blob, and takes the blob away to stop it: this thread can see that without pausing Python.

function isThere(address) {
  const request = new XMLHttpRequest();
  try {
    request.open("GET", address, false);
    request.send();
    return request.status === 200;
  } catch {
    return false;
  }
}

const canSee = isThere(URL.createObjectURL(new Blob(["there"])));
const SIGINT = 2;
const EVERY = 100; // milliseconds

const signal = {
  address: null, // of the blob, while a question is being answered
  looked: 0,

  // Python reads this every few steps, and answers a number other than 0 with a KeyboardInterrupt.
  get 0() {
    if (!this.address || performance.now() - this.looked < EVERY) return 0;
    this.looked = performance.now();
    if (isThere(this.address)) return 0;
    this.address = null;
    return SIGINT;
  },

  set 0(_read) {
    // Nothing to be reset: a signal is given once.
  },
};

async function start() {
  // Everything comes from this site: no other server is asked.
  const pyodide = await loadPyodide({ indexURL: files, packageBaseUrl: files });
  for (const wheel of ["attrs.whl", "pyskat.whl"]) {
    pyodide.unpackArchive(await (await fetched(files + wheel)).arrayBuffer(), "wheel");
  }
  const prompt = pyodide.toPy({ __name__: "prompt" });
  await pyodide.runPythonAsync(await (await fetched(here(program))).text(), { globals: prompt });
  if (canSee) pyodide.setInterruptBuffer(signal);
  const [answer, keep, restore] = ["answer", "keep", "restore"].map((name) => prompt.get(name));
  return {
    answer,
    keep() {
      const packed = keep();
      const bytes = packed.toJs();
      packed.destroy();
      return bytes;
    },
    restore: (bytes) => restore(pyodide.toPy(bytes)),
  };
}

const post = (kind, content, text) => self.postMessage({ kind, content, text });

const python = start();
python.then(
  () => post("ready"),
  (error) => post("failed", String(error)),
);

self.onmessage = async ({ data: { source, kept, address } }) => {
  const { answer, keep, restore } = await python;
  try {
    if (kept) post("note", restore(kept));
    signal.address = address;
    const whole = answer(source, post);
    signal.address = null;
    post(whole ? "done" : "more");
    if (whole) post("kept", keep());
  } catch (error) {
    if (error.type === "KeyboardInterrupt") post("done"); // it came when the answer was there
    else post("failed", String(error)); // Python itself broke, say by an endless recursion; errors in the question come as text
  }
};
