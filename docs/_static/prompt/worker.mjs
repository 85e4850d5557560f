// Python, away from the page: however long it thinks, the page goes on answering to keys and to "Stop".
import { loadPyodide } from "../pyodide/pyodide.mjs";

const here = (path) => new URL(path, import.meta.url).href;
const files = here("../pyodide/");

async function fetched(address) {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  return response;
}

async function start() {
  // Both addresses are this site's own: nothing is asked of other servers.
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
    post("failed", String(error)); // Python itself broke, by an endless recursion say: errors in what was asked are text
  }
};
