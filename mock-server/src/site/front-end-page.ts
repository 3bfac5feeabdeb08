/** Shows how a front end on another port uses this server. */
import { readFile } from "node:fs/promises";
import { textPage } from "./layout/page.ts";
import { escapeHtml as h } from "./layout/schema-text.ts";

const FILES = ["index.html", "main.js"] as const;

/** Returns the page with an example app, which a journey of this repository runs. */
export async function frontEndPage(): Promise<string> {
  const files = await Promise.all(
    FILES.map(async (name) => {
      const text = await readFile(new URL(`./own-front-end/${name}`, import.meta.url), "utf8");
      return `<h2><code>${name}</code></h2><pre><code>${h(text)}</code></pre>`;
    }),
  );
  return textPage(
    "/docs/front-end",
    "Your own front end",
    `<h1>Your own front end</h1>
<p>A page on another port of your machine may use the API, the <a href="/docs/controls">controls</a> and the
realtime router. These twenty lines are a whole Vite app: a list of lots whose prices follow the bids.</p>
<ol><li>Start this server: <code>npm start</code>.</li>
<li>Put the two files into an empty folder.</li>
<li>Start Vite there: <code>npx vite</code>. <code>VITE_MARSA</code> names this server at another address.</li></ol>
${files.join("\n")}
<h2>Other origins</h2>
<p>Pages of <code>localhost</code> may call on any port. <code>ORIGINS=https://shop.example.com npm start</code>
allows other origins instead, with commas between them. In production, no other origin may call by default.</p>
<h2>Signed in</h2>
<p>Send the <code>access_token</code> of <code>POST /api/auth/signin</code> as <code>authorization: Bearer …</code>.
<code>POST /_mock/tokens</code> makes signed-in people. The messages of the router are under
<a href="/docs/topics">Topics</a>.</p>`,
  );
}
