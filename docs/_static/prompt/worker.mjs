// Python, in a thread of its own: however long it thinks, the page still reacts to keys and to "Stop".
import { loadPyodide } from "../pyodide/pyodide.mjs";

const here = (path) => new URL(path, import.meta.url).href;
const files = here("../pyodide/");

async function fetched(address) {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  return response;
}

async function start() {
  // Everything comes from this site: no other server is asked.
  const pyodide = await loadPyodide({ indexURL: files, packageBaseUrl: files });
  for (const wheel of ["attrs.whl", "pyskat.whl"]) {
    pyodide.unpackArchive(await (await fetched(files + wheel)).arrayBuffer(), "wheel");
  }
  const prompt = pyodide.toPy({ __name__: "prompt" });
  await pyodide.runPythonAsync(await (await fetched(here("prompt.py"))).text(), { globals: prompt });
  return prompt.get("answer");
}

const post = (kind, content, text) => self.postMessage({ kind, content, text });

const answer = start();
answer.then(
  () => post("ready"),
  (error) => post("failed", String(error)),
);

self.onmessage = async ({ data }) => {
  const python = await answer;
  try {
    post(python(data, post) ? "done" : "more");
  } catch (error) {
    post("failed", String(error)); // Python itself broke, say by an endless recursion; errors in the question come as text
  }
};
