/** Reads the fault that one request asks for itself, in its header X-Mock-Fault. */
import type { FaultEffect, FaultShape } from "../../ports/fault-effect.ts";

export const FAULT_HEADER = "x-mock-fault";
export const FAULT_WORDS =
  "Say a status from 400 to 599, latency=MS up to 60000, drop, drop_reply, without=FIELD, wrong=FIELD, half or slow=BYTES_PER_SECOND, with commas between";

const MOST_LATENCY_MS = 60_000;
const FIELD = String.raw`(?:[a-z0-9_]+|\*)(?:\.(?:[a-z0-9_]+|\*))*`;
const PARTS = new RegExp(
  `^(?:(?<status>[45]\\d\\d)|latency=(?<latency>\\d{1,5})|(?<drop>drop(?:_reply)?)` +
    `|(?<change>without|wrong)=(?<field>${FIELD})|(?<half>half)|slow=(?<slow>[1-9]\\d{0,6}))$`,
);

/**
 * Returns the effect of "503", "latency=250", "drop", "drop_reply", "without=data.live", "wrong=data.live.price",
 * "half" or "slow=2000", or of several with commas between; null for other words.
 */
export function faultIn(header: string): FaultEffect | null {
  let effect: FaultEffect = { status: null, latencyMs: 0, drops: null, shape: null, bytesPerS: null };
  for (const part of header.split(",")) {
    const said = PARTS.exec(part.trim())?.groups;
    if (!said) return null;
    effect = { ...effect, ...partOf(said, effect.shape) };
  }
  return effect.latencyMs > MOST_LATENCY_MS ? null : effect;
}

/** Returns what one part of the header adds. */
function partOf(
  { status, latency, drop, change, field = "", slow }: Readonly<Record<string, string | undefined>>,
  before: FaultShape | null,
): Partial<FaultEffect> {
  if (status !== undefined) return { status: Number(status) };
  if (latency !== undefined) return { latencyMs: Number(latency) };
  if (drop !== undefined) return { drops: drop === "drop" ? "call" : "reply" };
  if (slow !== undefined) return { bytesPerS: Number(slow) };
  const shape = before ?? { without: [], wrong: [], half: false };
  if (change === "without") return { shape: { ...shape, without: [...shape.without, field] } };
  if (change === "wrong") return { shape: { ...shape, wrong: [...shape.wrong, field] } };
  return { shape: { ...shape, half: true } };
}
