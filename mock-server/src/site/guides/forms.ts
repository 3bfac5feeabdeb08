/** Writes a step in curl, TypeScript and Python. */
import { operations } from "@marsa/api-spec/generated/operations";
import type { ReplyPath, Sent, Step } from "./guide.ts";

const KEPT = /\{(\w+)\}/g;
const WHOLE = /^\{(\w+)\}$/;

/** Method, path below the origin, and headers of a step; kept values stand as `{name}`. */
interface Plain {
  readonly method: string;
  readonly address: string;
  readonly headers: readonly (readonly [name: string, value: string])[];
}

function plain(step: Step): Plain {
  const { method, mount, path } = operations[step.operation];
  const filled = path.replaceAll(KEPT, (_, name: string) => String(step.path?.[name]));
  const query = Object.entries(step.query ?? {}).map(([name, value]) => `${name}=${value}`);
  return {
    method: method.toUpperCase(),
    address: `${mount}${filled}${query.length > 0 ? "?" : ""}${query.join("&")}`,
    headers: [
      ...(step.signedIn ? [["authorization", "Bearer {token}"] as const] : []),
      ...(step.key === undefined ? [] : [["idempotency-key", step.key] as const]),
      ...(step.body === undefined ? [] : [["content-type", "application/json"] as const]),
    ],
  };
}

/** A form in which a step is shown. */
interface Form {
  readonly id: string;
  readonly name: string;
  /** Lines before the first step of a guide. */
  readonly start: string;
  readonly write: (step: Step) => string;
}

export const forms: readonly Form[] = [
  { id: "curl", name: "curl", start: "MARSA=http://localhost:4000", write: curl },
  { id: "ts", name: "TypeScript", start: 'const marsa = "http://localhost:4000";', write: typescript },
  {
    id: "py",
    name: "Python",
    start: 'import json\nfrom urllib.request import Request, urlopen\n\nmarsa = "http://localhost:4000"',
    write: python,
  },
];

const shellName = (name: string): string => name.toUpperCase();

/** A text as its language writes it; kept values are filled in at run time. */
const shellText = (value: string): string =>
  value.replaceAll(KEPT, (_, name: string) => `\${${shellName(name)}}`);
const filledIn = (value: string): string => value.replaceAll(KEPT, (_, name: string) => `\${${name}}`);
const typescriptText = (value: string): string =>
  filledIn(value) === value ? JSON.stringify(value) : `\`${filledIn(value)}\``;
const typescriptKey = (name: string): string => (/^\w+$/.test(name) ? name : `"${name}"`);
const pythonText = (value: string): string =>
  `${filledIn(value) === value ? "" : "f"}${JSON.stringify(value)}`;
const pythonValue = (value: Sent): string =>
  typeof value === "boolean" ? (value ? "True" : "False") : JSON.stringify(value);

function curl(step: Step): string {
  const { method, address, headers } = plain(step);
  const lines = [
    `curl -s${method === "GET" ? "" : ` -X ${method}`} "$MARSA${shellText(address)}"`,
    ...headers.map(([name, value]) => `-H "${name}: ${shellText(value)}"`),
    ...(step.body ? [`-d '${shellBody(step.body)}'`] : []),
  ];
  const sent = lines.join(" \\\n  ");
  const reply = shellName(step.reply);
  const variables = Object.entries(step.keeps ?? {});
  if (variables.length === 0) return `${sent} | jq`;
  const reads = variables.map(
    ([name, way]) => `${shellName(name)}=$(printf %s "$${reply}" | jq -r '${jqPath(way)}')`,
  );
  const shown = variables.map(([name]) => `$${shellName(name)}`).join(" ");
  return `${reply}=$(${sent})\n${reads.join("\n")}\necho "${shown}"`;
}

/** A kept value leaves the quotes of the shell. */
function shellBody(body: Readonly<Record<string, Sent>>): string {
  const fields = Object.entries(body).map(([name, value]) => {
    const variable = wholeName(value);
    return `"${name}":${variable === null ? JSON.stringify(value) : `'"$${shellName(variable)}"'`}`;
  });
  return `{${fields.join(",")}}`;
}

function jqPath(way: ReplyPath): string {
  return way.map((part) => (typeof part === "number" ? `[${part}]` : `.${part}`)).join("");
}

function typescript(step: Step): string {
  const { method, address, headers } = plain(step);
  const fields = Object.entries(step.body ?? {}).map(
    ([name, value]) => `${name}: ${wholeName(value) ?? JSON.stringify(value)}`,
  );
  const lines = [
    `  method: "${method}",`,
    ...(headers.length > 0
      ? [
          `  headers: {\n${headers.map(([n, v]) => `    ${typescriptKey(n)}: ${typescriptText(v)},\n`).join("")}  },`,
        ]
      : []),
    ...(step.body ? [`  body: JSON.stringify({ ${fields.join(", ")} }),`] : []),
  ];
  const sent = `const ${step.reply} = await fetch(\`\${marsa}${filledIn(address)}\`, {\n${lines.join("\n")}\n}).then((reply) => reply.json());`;
  const { reads, shown } = reading(step);
  return [sent, ...reads.map(([name, from]) => `const ${name} = ${from};`), `console.log(${shown});`].join(
    "\n",
  );
}

function python(step: Step): string {
  const { method, address, headers } = plain(step);
  const fields = Object.entries(step.body ?? {}).map(
    ([name, value]) => `"${name}": ${wholeName(value) ?? pythonValue(value)}`,
  );
  const lines = [
    `    f"{marsa}${address}",`,
    `    method="${method}",`,
    ...(headers.length > 0
      ? [`    headers={\n${headers.map(([n, v]) => `        "${n}": ${pythonText(v)},\n`).join("")}    },`]
      : []),
    ...(step.body ? [`    data=json.dumps({${fields.join(", ")}}).encode(),`] : []),
  ];
  const sent = `${step.reply} = json.load(urlopen(Request(\n${lines.join("\n")}\n)))`;
  const { reads, shown } = reading(step);
  return [sent, ...reads.map(([name, from]) => `${name} = ${from}`), `print(${shown})`].join("\n");
}

/** The stored values with the expressions that read them, alike in TypeScript and Python, and the printed values. */
function reading({ reply, keeps = {} }: Step) {
  const reads = Object.entries(keeps).map(
    ([name, way]) => [name, reply + way.map((part) => `[${JSON.stringify(part)}]`).join("")] as const,
  );
  return { reads, shown: reads.length > 0 ? reads.map(([name]) => name).join(", ") : reply };
}

function wholeName(value: Sent): string | null {
  return typeof value === "string" ? (WHOLE.exec(value)?.[1] ?? null) : null;
}
