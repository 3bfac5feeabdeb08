/** Everything under /docs that a search can find. */
import { asyncapi, openapi } from "@marsa/api-spec/document";
import { operations, type OperationId } from "@marsa/api-spec/generated/operations";
import { problemMessage, problems, type Code } from "@marsa/api-spec/problem";
import { guides } from "../guides/guides.ts";
import { topicId } from "../topics-page.ts";

/** The kinds, in the order of the page. */
export const KINDS = ["Guides", "Calls", "Topics", "Refusals", "Controls"] as const;

export interface Entry {
  readonly kind: (typeof KINDS)[number];
  readonly name: string;
  readonly text: string;
  readonly href: string;
  /** What else finds the entry. */
  readonly words: string;
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
  }));
}

function callEntries(): Entry[] {
  return (Object.keys(operations) as OperationId[]).map((id) => {
    const { method, mount, path, tag } = operations[id];
    const call = openapi.paths[path]?.[method] as { readonly summary: string };
    return {
      kind: tag === "controls" ? "Controls" : "Calls",
      name: `${method.toUpperCase()} ${mount}${path}`,
      text: call.summary,
      href: `/docs#/${tag}/${id}`,
      words: `${id} ${tag}`,
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
  }));
}

function refusalEntries(): Entry[] {
  return (Object.keys(problems) as Code[]).map((code) => ({
    kind: "Refusals",
    name: code,
    text: problemMessage(code),
    href: `/docs/refusals#${code}`,
    words: String(problems[code].status),
  }));
}
