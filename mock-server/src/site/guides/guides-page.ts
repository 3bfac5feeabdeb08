/** Shows the guides. */
import { operations } from "@marsa/api-spec/generated/operations";
import { textPage } from "../layout/page.ts";
import { escapeHtml as h } from "../layout/schema-text.ts";
import { forms } from "./forms.ts";
import { guides } from "./guides.ts";
import type { Guide, Step } from "./guide.ts";

/** Returns the page with every guide. The style sheet shows the chosen form alone, without a script. */
export function guidesPage(): string {
  const choice = forms.map(
    ({ id, name }, at) =>
      `<label><input type="radio" name="form" id="form-${id}"${at === 0 ? " checked" : ""}> ${name}</label>`,
  );
  const list = guides.map(({ id, title }) => `<li><a href="#${id}">${title}</a></li>`);
  return textPage(
    "/docs/guides",
    "Guides",
    `<h1>Guides</h1><p>Each guide is a short program. Paste its steps in their order after <code>npm start</code>.
curl needs <code>jq</code>; TypeScript runs in Node as it is; Python needs nothing more.</p>
<ul>${list.join("")}</ul><fieldset class="forms"><legend>Show the steps in</legend>${choice.join("")}</fieldset>
${guides.map(guideHtml).join("\n")}`,
  );
}

function guideHtml({ id, title, text, steps }: Guide): string {
  const start = forms.map((form) => code(form.id, form.start));
  return `<section class="guide"><h2 id="${id}">${title}</h2><p>${text}</p>${start.join("")}${steps.map(stepHtml).join("")}</section>`;
}

function stepHtml(step: Step, at: number): string {
  const { method, mount, path, tag } = operations[step.operation];
  const call = `<a href="/docs#/${tag}/${step.operation}"><code>${method.toUpperCase()} ${h(mount + path)}</code></a>`;
  const written = forms.map((form) => code(form.id, form.write(step)));
  return `<h3>${at + 1}. ${step.title}</h3><p>${step.text}</p><p>${call} replies ${step.status}.</p>${written.join("")}`;
}

function code(form: string, text: string): string {
  return `<div class="in-${form}"><pre><code>${h(text)}</code></pre></div>`;
}
