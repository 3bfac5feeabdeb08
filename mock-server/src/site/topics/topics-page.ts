/** Lists the topics of the events. */
import { asyncapi, openapi, resolved, type JsonSchema } from "@marsa/api-spec/document";
import { marked } from "marked";
import { textPage } from "../layout/page.ts";
import { escapeHtml as h, namesIn, schemaText } from "../layout/schema-text.ts";

/** Returns every topic of the AsyncAPI document with its events and their schemas. */
export function topicsPage(): string {
  const { info, channels: all } = asyncapi();
  const channels = Object.values(all);
  const payloads = channels.flatMap(({ messages }) => Object.values(messages).map(({ payload }) => payload));
  const sections = channels.map(({ address, title, messages }) => {
    const schemas = Object.values(messages).map(
      ({ payload }) => `<pre>${schemaText(resolved(payload))}</pre>`,
    );
    return `<section><h2 id="${h(topicId(address))}">${h(title)}</h2><p><code>${h(address)}</code></p>${schemas.join("")}</section>`;
  });
  return textPage(
    "/docs/topics",
    "Topics",
    `<h1>Topics</h1>${wide(marked.parse(info.description, { async: false }))}
<p>The same for programs: <a href="/asyncapi.json">asyncapi.json</a>. Whole
<a href="/docs/clients">clients</a> in JavaScript, Python and Go follow a lot.</p>
${sections.join("")}<h2>Schemas</h2>${schemasOf(payloads)}`,
  );
}

/** Returns the id of a topic on the page. */
export function topicId(address: string): string {
  return `topic-${address}`;
}

/** Puts each table in a box that scrolls on a phone. */
function wide(html: string): string {
  return html.replaceAll("<table>", '<div class="wide"><table>').replaceAll("</table>", "</table></div>");
}

/** Returns the named schemas in these, nested ones included. */
function schemasOf(payloads: readonly JsonSchema[]): string {
  const named = openapi.components["schemas"] as Record<string, JsonSchema>;
  const needed = new Set<string>();
  const add = (schema: JsonSchema | undefined): void => {
    for (const name of schema ? namesIn(schema) : []) {
      if (needed.has(name)) continue;
      needed.add(name);
      add(named[name]);
    }
  };
  for (const payload of payloads) add(resolved(payload));
  return [...needed]
    .toSorted()
    .map((name) => `<h3 id="${h(name)}">${h(name)}</h3><pre>${schemaText(named[name] ?? {})}</pre>`)
    .join("");
}
