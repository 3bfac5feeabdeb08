import type { Schema } from "@marsa/api-spec/client-problem";
import { count } from "#/lib/format/counts.ts";

type EventFault = Schema<"EventFault">;
export type Effect = EventFault["effect"];

/** The topics of the form, besides the lot of the page. */
export const TOPICS = [
  ["auction.lot.*", "Every lot"],
  ["live.queue.*", "Every lane"],
  ["user.*", "Each person’s own events"],
  ["auction.lots", "Hints for lists"],
  ["heartbeat.pub", "The heartbeat"],
] as const;

/** The effects of the form. */
export const EFFECTS: readonly (readonly [effect: Effect, word: string])[] = [
  ["drop", "Lose"],
  ["delay", "Delay"],
  ["double", "Send twice"],
  ["reorder", "Send after the next one"],
];

/** The effect of a fault: "delays by 3,000 ms the next 2 events". */
export function eventFaultWords({ effect, delay_ms, probability, times }: EventFault): string {
  const share = probability === 1 ? "" : `${Number((probability * 100).toFixed(2))} % of events`;
  const most = times === null ? "" : times === 1 ? "once" : `${count(times)} times`;
  const which =
    share === "" ? nextWords(times) : [share, most && `${most} at most`].filter(Boolean).join(", ");
  return `${effectWord(effect, delay_ms)} ${which}`;
}

function nextWords(times: number | null): string {
  if (times === null) return "every event";
  return times === 1 ? "the next event" : `the next ${count(times)} events`;
}

function effectWord(effect: Effect, delayMs: number | null): string {
  if (effect === "delay") return `delays by ${count(delayMs ?? 0)} ms`;
  return { drop: "loses", double: "sends twice", reorder: "swaps with its successor" }[effect];
}

/** The entries of the form; an empty text means: not used. */
export interface EventFaultForm {
  topic: string;
  effect: Effect;
  delayMs: string;
  percent: string;
  times: string;
}

/** Turns the form into the body of the call, with the filled fields only. */
export function eventFaultOf(form: EventFaultForm): Schema<"EventFaultSetting"> {
  const { topic, effect, delayMs, percent, times } = form;
  return {
    topic: topic.trim(),
    effect,
    probability: percent === "" ? 1 : Number(percent) / 100,
    ...(effect === "delay" && { delay_ms: Number(delayMs) }),
    ...(times !== "" && { times: Number(times) }),
  };
}
