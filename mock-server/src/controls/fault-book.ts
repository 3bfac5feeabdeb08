/** Stores the injected faults. */
import { operations } from "@marsa/api-spec/generated/operations";
import { randomFrom, type Random } from "../scenes/seed/random.ts";
import type { FaultEffect } from "../ports/fault-effect.ts";
import type { Fault, FaultCall, Faults, FaultSetting, FaultStep } from "../ports/controls.ts";

/** The operation name for every call of the API. */
export const EVERY_CALL = "*";

interface Entry {
  readonly fault: Omit<Fault, "hits">;
  readonly random: Random;
  /** Calls that the fault is for, and those of them that it hit. */
  calls: number;
  hits: number;
}

/** The standard deviations between the median and the 95th percentile. */
const P95_DEVIATIONS = 1.6449;
const LONGEST_DELAY_MS = 60_000;

/**
 * Returns an empty list of faults.
 * @param seed decides which calls a probability hits; same number, same calls.
 */
export function createFaults(seed: () => number): Faults {
  let entries: Entry[] = [];
  let lastId = 0;

  const isFor = ({ fault }: Entry, { operation, path, userId, header, body }: FaultCall): boolean => {
    const isMeant =
      fault.operation === EVERY_CALL
        ? operations[operation].tag !== "controls"
        : fault.operation === operation;
    const isTheirs = fault.id_user === undefined || fault.id_user === userId;
    const isSaid = (body === undefined) === (fault.body === undefined) && hasValues(body, fault.body);
    const isSent = Object.entries(fault.headers ?? {}).every(([name, value]) => header(name) === value);
    return isMeant && isTheirs && isSaid && isSent && isAt(fault.path, path);
  };
  const hits = (entry: Entry): boolean => {
    const { fault, random } = entry;
    entry.calls++;
    return entry.calls >= (fault.from ?? 1) && random.chance(fault.probability);
  };
  const effectOf = ({ fault, random, hits: before }: Entry): FaultEffect => {
    const step = fault.sequence?.[before % fault.sequence.length] ?? fault;
    return stepEffect(step, random);
  };

  return {
    get askForUser() {
      return entries.some(({ fault }) => fault.id_user !== undefined);
    },
    get askForBody() {
      return entries.some(({ fault }) => fault.body !== undefined);
    },
    effectOn(call) {
      if (entries.length === 0) return null;
      const hit = entries.filter((entry) => isFor(entry, call) && hits(entry));
      if (hit.length === 0) return null;
      const effects = hit.map(effectOf);
      for (const entry of hit) entry.hits++;
      entries = entries.filter(({ fault, hits: count }) => count < timesOf(fault));
      return combinedEffect(effects);
    },
    add(setting) {
      const fault = faultOf(++lastId, setting);
      entries.push({ fault, random: randomFrom(`${seed()}/fault/${fault.id_fault}`), calls: 0, hits: 0 });
      return { ...fault, hits: 0 };
    },
    list: () => entries.map(({ fault, hits: count }) => ({ ...fault, hits: count })),
    clear() {
      const count = entries.length;
      entries = [];
      lastId = 0;
      return count;
    },
  };
}

/** Whether a path is the one of a fault, in which `*` stands for one part. */
function isAt(wanted: string | undefined, path: string): boolean {
  if (wanted === undefined) return true;
  const parts = path.split("/");
  const wantedParts = wanted.split("/");
  return (
    parts.length === wantedParts.length && wantedParts.every((part, i) => part === "*" || part === parts[i])
  );
}

/** Whether a body has all these values, as texts, by field: `card.number`. */
function hasValues(body: unknown, wanted: Fault["body"] = {}): boolean {
  return Object.entries(wanted).every(([path, value]) => {
    let part = body;
    for (const field of path.split(".")) {
      if (typeof part !== "object" || part === null || !Object.hasOwn(part, field)) return false;
      part = (part as Record<string, unknown>)[field];
    }
    return (typeof part !== "object" || part === null) && String(part) === value;
  });
}

function faultOf(id: number, setting: FaultSetting): Omit<Fault, "hits"> {
  const { latency_ms = 0, drop = false, drop_reply = false, probability } = setting;
  const { status = null, times = null } = setting;
  return { ...setting, id_fault: id, status, latency_ms, drop, drop_reply, probability, times };
}

/** Returns how often a fault hits at most. */
function timesOf({ times, sequence }: Omit<Fault, "hits">): number {
  return times ?? sequence?.length ?? Infinity;
}

type Step = Omit<FaultStep, "status"> & { readonly status?: number | null };

/** Returns the effect of one step on one call. */
function stepEffect(step: Step, random: Random): FaultEffect {
  const { status = null, reply, latency_ms = 0, delay, without, wrong, set, half = false } = step;
  return {
    status: reply === undefined ? status : (status ?? 200),
    ...(reply !== undefined && { reply }),
    latencyMs: latency_ms + (delay ? delayOf(delay, random) : 0),
    drops: step.drop ? "call" : step.drop_reply ? "reply" : null,
    shape: {
      without: without === undefined ? [] : [without],
      wrong: wrong === undefined ? [] : [wrong],
      ...(set && { set }),
      half,
    },
    bytesPerS: step.bytes_per_s ?? null,
  };
}

/** Returns a delay of a log-normal distribution, ms: most are near the median, few are long. */
function delayOf({ p50_ms: median, p95_ms: p95 }: NonNullable<FaultStep["delay"]>, random: Random): number {
  const normal = Math.sqrt(-2 * Math.log(1 - random.next())) * Math.cos(2 * Math.PI * random.next());
  const delay = median * Math.exp((Math.log(p95 / median) / P95_DEVIATIONS) * normal);
  return Math.min(LONGEST_DELAY_MS, Math.round(delay));
}

/** Combines effects: the longest delay, the slowest pace, the first answer, and the stronger way to drop the socket. */
function combinedEffect(effects: readonly FaultEffect[]): FaultEffect {
  const paces = effects.flatMap(({ bytesPerS }) => bytesPerS ?? []);
  const shapes = effects.flatMap(({ shape }) => shape ?? []);
  const answer = effects.find(({ status }) => status !== null);
  return {
    status: answer?.status ?? null,
    reply: answer?.reply,
    latencyMs: Math.max(...effects.map(({ latencyMs }) => latencyMs)),
    drops: (["call", "reply"] as const).find((drop) => effects.some(({ drops }) => drops === drop)) ?? null,
    shape: {
      without: shapes.flatMap(({ without }) => without),
      wrong: shapes.flatMap(({ wrong }) => wrong),
      set: Object.assign({}, ...shapes.map(({ set }) => set)) as Record<string, unknown>,
      half: shapes.some(({ half }) => half),
    },
    bytesPerS: paces.length > 0 ? Math.min(...paces) : null,
  };
}
