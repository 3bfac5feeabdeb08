/** The document for people: one page, made once at the start, without a script or anything from another address. */
import { operations, type OperationId } from "@marsa/api-spec/generated/operations.ts";
import { problemMessage, problems, type Code } from "@marsa/api-spec/problem";
import {
  asyncapi,
  documentOperation,
  openapi,
  resolved,
  type JsonSchema,
  type Parameter,
} from "@marsa/api-spec/document";
import { escapeHtml as h, schemaText } from "./schema-text.ts";

interface Info {
  readonly title: string;
  readonly version: string;
  readonly description: string;
}

interface Described {
  readonly summary?: string;
  readonly description?: string;
  readonly requestBody?: { readonly content: Record<string, { schema: unknown; example?: unknown }> };
}

const STYLE = `
:root { font: 14px/1.45 Inter, system-ui, sans-serif; color: #0f1e2e; background: #fff }
body { margin: 0; display: grid; grid-template-columns: 260px minmax(0, 1fr) }
nav { position: sticky; top: 0; height: 100vh; overflow: auto; padding: 20px; box-sizing: border-box; border-right: 1px solid #e2e6ea }
nav a { display: block; padding: 2px 0; overflow-wrap: anywhere } main { padding: 20px 28px 120px; max-width: 900px }
h1 { font-size: 28px; letter-spacing: -.022em; margin: 0 0 4px } h2 { font-size: 18px; margin: 40px 0 4px }
h3 { font-size: 15px; margin: 28px 0 4px; overflow-wrap: anywhere } p { margin: 4px 0; color: #465464 }
a { color: #1457b8; text-decoration: none } a:hover { text-decoration: underline }
b.method { font: 600 12px/1 ui-monospace, monospace; text-transform: uppercase; color: #0e438f; margin-right: 8px }
pre { background: #f4f6f6; padding: 12px 16px; border-radius: 6px; overflow: auto; font: 12.5px/1.5 ui-monospace, monospace }
pre i, small { color: #5e6a78; font-size: 12px } table { border-collapse: collapse; width: 100% }
td, th { text-align: start; vertical-align: top; padding: 4px 12px 4px 0; border-bottom: 1px solid #e2e6ea; font-size: 13px }
@media (max-width: 800px) { body { display: block } nav { position: static; height: auto } }`;

/** The whole page as HTML. */
export function referencePage(): string {
  const { title, version, description } = (openapi as unknown as { info: Info }).info;
  const ids = Object.keys(operations) as OperationId[];
  const tags = [...new Set(ids.map((id) => operations[id].tag))];
  const byTag = tags.map((tag) => ({ tag, calls: ids.filter((id) => operations[id].tag === tag) }));
  const menu = byTag.map(
    ({ tag, calls }) => `<p>${h(tag)}</p>${calls.map((id) => `<a href="#${id}">${h(id)}</a>`).join("")}`,
  );
  const parts = byTag.map(({ tag, calls }) => `<h2>${h(tag)}</h2>${calls.map(callText).join("")}`);
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${h(title)} reference</title><style>${STYLE}</style></head><body>
<nav>${menu.join("")}<p>more</p><a href="#topics">Topics</a><a href="#refusals">Refusals</a><a href="#schemas">Schemas</a></nav>
<main><h1>${h(title)}</h1><p>Version ${h(version)} · <a href="/openapi.json">openapi.json</a> · <a href="/asyncapi.json">asyncapi.json</a></p>
<p>${h(description)}</p>${parts.join("")}${topics()}${refusals()}${schemas()}</main></body></html>`;
}

function callText(id: OperationId): string {
  const { method, mount, path, auth, codes, roles, ustatus } = operations[id];
  const call = documentOperation(path, method) as ReturnType<typeof documentOperation> & Described;
  const who = { none: "Open to everybody", optional: "A session is optional", required: "Needs a session" }[
    auth
  ];
  const only = [...roles, ...ustatus].length > 0 ? ` of ${[...roles, ...ustatus].join(", ")}` : "";
  const body = call.requestBody?.content["application/json"];
  const reply = (call.responses["200"] as { content?: Record<string, { schema: unknown }> } | undefined)
    ?.content;
  const data = reply?.["application/json"]?.schema;
  return `<h3 id="${id}"><b class="method">${method}</b>${h(mount + path)}</h3><p>${h(call.summary ?? "")}. ${who}${only}.</p>
${call.description ? `<p>${h(call.description)}</p>` : ""}${parametersText(call.parameters ?? [])}
${body ? `<pre>${schemaText(body.schema)}${body.example === undefined ? "" : `\n\n${h(JSON.stringify(body.example))}`}</pre>` : ""}
${data === undefined ? "" : `<pre>200 ${schemaText(data)}</pre>`}
<p><small>${codes.map((code) => `<a href="#${code}">${code}</a>`).join(" ")}</small></p>`;
}

function parametersText(parameters: readonly (Parameter | { readonly $ref: string })[]): string {
  if (parameters.length === 0) return "";
  const rows = parameters.map((parameter) => {
    const { name, in: place, required, schema } = resolved<Parameter>(parameter);
    return `<tr><td>${h(name)}${required ? "" : "?"}</td><td>${place}</td><td>${schemaText(schema)}</td></tr>`;
  });
  return `<table>${rows.join("")}</table>`;
}

function topics(): string {
  const rows = Object.values(asyncapi().channels).map(({ address, title, messages }) => {
    const payloads = Object.values(messages).map(({ payload }) => schemaText(payload));
    return `<tr><td>${h(address)}</td><td>${h(title)}</td><td>${payloads.join(" | ")}</td></tr>`;
  });
  return `<h2 id="topics">Topics</h2><p>Over WAMP, realm realm1; the address is in the config. Clients only listen.</p><table>${rows.join("")}</table>`;
}

function refusals(): string {
  const rows = (Object.keys(problems) as Code[]).map(
    (code) =>
      `<tr id="${code}"><td>${problems[code].status}</td><td>${code}</td><td>${h(problemMessage(code))}</td></tr>`,
  );
  return `<h2 id="refusals">Refusals</h2><p>Problem JSON; <code>result</code> is the code, <code>message</code> the sentence.</p><table>${rows.join("")}</table>`;
}

function schemas(): string {
  const named = Object.entries(openapi.components["schemas"] as Record<string, JsonSchema>);
  const parts = named.map(
    ([name, schema]) => `<h3 id="${h(name)}">${h(name)}</h3><pre>${schemaText(schema)}</pre>`,
  );
  return `<h2 id="schemas">Schemas</h2>${parts.join("")}`;
}
