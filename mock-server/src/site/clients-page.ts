/** Shows clients of the router in three languages. */
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { textPage } from "./layout/page.ts";
import { escapeHtml as h } from "./layout/schema-text.ts";

const require = createRequire(import.meta.url);

const CLIENTS = [
  {
    file: "follow-lot.mjs",
    language: "JavaScript",
    steps: "npm install autobahn\nnode follow-lot.mjs http://localhost:4000 1",
  },
  {
    file: "follow_lot.py",
    language: "Python",
    steps: "pip install autobahn\npython follow_lot.py http://localhost:4000 1",
  },
  {
    file: "follow_lot.go",
    language: "Go",
    steps:
      "go mod init follow && go get github.com/gammazero/nexus/v3@v3.3.0\ngo run . http://localhost:4000 1",
  },
] as const;

/** Returns the page with three whole clients; `load-tests/examples/check.ts` runs them on both routers. */
export async function clientsPage(): Promise<string> {
  const sections = await Promise.all(
    CLIENTS.map(async ({ file, language, steps }) => {
      const text = await readFile(require.resolve(`@marsa/realtime/examples/${file}`), "utf8");
      return `<h2>${language}: <code>${file}</code></h2><pre><code>${h(steps)}</code></pre><pre><code>${h(text)}</code></pre>`;
    }),
  );
  return textPage(
    "/docs/clients",
    "Clients",
    `<h1>Clients in three languages</h1>
<p>Each follows the price of one lot: it reads the snapshot, applies the events in their order, and reads again when
one is missing. Each is written from <a href="/docs/topics">Topics</a> alone, and is run on the embedded router and
on Crossbar through a line that loses, doubles and reorders events. <code>1</code> is the id of a lot.</p>
${sections.join("\n")}`,
  );
}
