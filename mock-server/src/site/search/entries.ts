/** Everything under /docs that a search can find. */
import { asyncapi, documentOperation, openapi, resolved, type Parameter } from "@marsa/api-spec/document";
import { operations, type OperationId } from "@marsa/api-spec/generated/operations";
import { problemMessage, problems, type Code } from "@marsa/api-spec/problem";
import { guides } from "../guides/guides.ts";
import { topicId } from "../topics/topics-page.ts";

/** The kinds, in the order of the page. */
export const KINDS = ["Guides", "Calls", "Topics", "Refusals", "Controls"] as const;

export interface Entry {
  readonly kind: (typeof KINDS)[number];
  readonly name: string;
  readonly text: string;
  readonly href: string;
  /** What else finds the entry. */
  readonly words: string;
  /** Names of its headers, parameters and fields, which find it last. */
  readonly fields: readonly string[];
}

/** Returns every guide, call, topic, refusal and control. */
export function searchEntries(): readonly Entry[] {
  return [...guideEntries(), ...callEntries(), ...topicEntries(), ...refusalEntries()];
}

function guideEntries(): Entry[] {
  return guides.map(({ id, title, text, steps }) => ({
    kind: "Guides",
    name: title,
    text,
    href: `/docs/guides#${id}`,
    words: steps.map((step) => step.title).join(" "),
    fields: [],
  }));
}

function callEntries(): Entry[] {
  return (Object.keys(operations) as OperationId[]).map((id) => {
    const { method, mount, path, tag } = operations[id];
    const call = openapi.paths[path]?.[method] as { readonly summary: string };
    const { parameters = [], requestBody, responses } = documentOperation(path, method);
    const sent = parameters.map((one) => resolved<Parameter>(one).name);
    const headers = Object.values(responses).flatMap((one) => {
      const { headers: named = {} } = resolved(one) as { readonly headers?: object };
      return Object.keys(named);
    });
    return {
      kind: tag === "controls" ? "Controls" : "Calls",
      name: `${method.toUpperCase()} ${mount}${path}`,
      text: call.summary,
      href: `/docs#/${tag}/${id}`,
      words: `${id} ${tag}`,
      fields: [...new Set([...sent, ...headers, ...fieldsIn(requestBody), ...fieldsIn(responses["200"])])],
    };
  });
}

function topicEntries(): Entry[] {
  return Object.values(asyncapi().channels).map(({ address, title, messages }) => ({
    kind: "Topics",
    name: address,
    text: title,
    href: `/docs/topics#${topicId(address)}`,
    words: Object.keys(messages).join(" "),
    fields: [...fieldsIn(messages)],
  }));
}

function refusalEntries(): Entry[] {
  return (Object.keys(problems) as Code[]).map((code) => ({
    kind: "Refusals",
    name: code,
    text: problemMessage(code),
    href: `/docs/refusals#${code}`,
    words: String(problems[code].status),
    fields: [],
  }));
}

/** Adds the names of the headers and fields in a part of a document, and in the schemas that it names. */
function fieldsIn(part: unknown, found = new Set<string>(), seen = new Set<unknown>()): ReadonlySet<string> {
  if (typeof part !== "object" || part === null || seen.has(part)) return found;
  seen.add(part);
  for (const [keyword, value] of Object.entries(part)) {
    if (keyword === "$ref") fieldsIn(resolved(part), found, seen);
    const names = keyword === "properties" || keyword === "headers" ? Object.keys(value as object) : [];
    for (const name of names) found.add(name);
    if (!keyword.startsWith("example")) fieldsIn(value, found, seen);
  }
  return found;
}
