/** Lists the refusals of the API. */
import { operations } from "@marsa/api-spec/generated/operations";
import { problemMessage, problems, type Code } from "@marsa/api-spec/problem";
import { textPage } from "./layout/page.ts";
import { escapeHtml as h } from "./layout/schema-text.ts";

/** Returns every refusal: its status, its code, the sentence for a person, and its number of calls. */
export function refusalsPage(): string {
  const codes = (Object.keys(problems) as Code[]).toSorted((a, b) => problems[a].status - problems[b].status);
  const rows = codes.map((code) => {
    const calls = Object.values(operations).filter((operation) =>
      (operation.codes as readonly string[]).includes(code),
    );
    return `<tr id="${code}"><td>${problems[code].status}</td><td><code>${code}</code></td><td>${h(problemMessage(code))}</td><td>${calls.length}</td></tr>`;
  });
  return textPage(
    "/docs/refusals",
    "Refusals",
    `<h1>Refusals</h1><p>Problem JSON (RFC 9457). <code>result</code> is the code: it is for programs and never changes.
<code>message</code> is the sentence for a person; where <code>details</code> carry facts, it tells them too.</p>
<div class="wide"><table><thead><tr><th>Status</th><th>Code</th><th>Sentence</th><th>Calls</th></tr></thead><tbody>${rows.join("")}</tbody></table></div>`,
  );
}
