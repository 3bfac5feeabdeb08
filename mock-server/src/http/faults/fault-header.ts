/** Reads the fault that one request asks for itself, in its header X-Mock-Fault. */
import type { FaultEffect } from "./fault-effect.ts";

export const FAULT_HEADER = "x-mock-fault";
export const FAULT_WORDS =
  "Say a status from 400 to 599, latency=MS up to 60000, drop or drop_reply, with commas between";

const MOST_LATENCY_MS = 60_000;
const PARTS = /^(?:(?<status>[45]\d\d)|latency=(?<latency>\d{1,5})|(?<drop>drop(?:_reply)?))$/;

/**
 * Returns the effect of "503", "latency=250", "drop" or "drop_reply", or of several with commas between; null for
 * other words.
 */
export function faultIn(header: string): FaultEffect | null {
  let effect: FaultEffect = { status: null, latencyMs: 0, drops: null, shape: null };
  for (const part of header.split(",")) {
    const { status, latency, drop } = PARTS.exec(part.trim())?.groups ?? {};
    if (status !== undefined) effect = { ...effect, status: Number(status) };
    else if (latency !== undefined) effect = { ...effect, latencyMs: Number(latency) };
    else if (drop !== undefined) effect = { ...effect, drops: drop === "drop" ? "call" : "reply" };
    else return null;
  }
  return effect.latencyMs > MOST_LATENCY_MS ? null : effect;
}
