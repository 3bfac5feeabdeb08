/** Stores the faults of realtime events: which topics lose, delay, double or reorder their events. */
import { parseTopic } from "@marsa/realtime/topics";
import { randomFrom, type Random } from "../../scenes/seed/random.ts";
import type { EventFault, EventFaults } from "../../ports/controls.ts";

interface Entry {
  readonly fault: Omit<EventFault, "hits">;
  readonly random: Random;
  hits: number;
}

/**
 * Returns an empty list of faults.
 * @param seed decides which events a probability hits; same number, same events.
 */
export function createEventFaults(seed: () => number): EventFaults {
  const listeners: (() => void)[] = [];
  let entries: Entry[] = [];
  let lastId = 0;
  return {
    fateOf(topic) {
      if (entries.length === 0) return null;
      const hit = entries.find(
        ({ fault, random }) => isOf(fault.topic, topic) && random.chance(fault.probability),
      );
      if (!hit) return null;
      hit.hits++;
      if (hit.hits === hit.fault.times) entries = entries.filter((entry) => entry !== hit);
      return hit.fault;
    },
    add({ topic, effect, delay_ms = null, probability, times = null }) {
      const fault = { id_fault: ++lastId, topic, effect, delay_ms, probability, times };
      entries.push({ fault, random: randomFrom(`${seed()}/event-fault/${fault.id_fault}`), hits: 0 });
      return { ...fault, hits: 0 };
    },
    list: () => entries.map(({ fault, hits }) => ({ ...fault, hits })),
    clear() {
      const count = entries.length;
      entries = [];
      lastId = 0;
      for (const listener of listeners) listener();
      return count;
    },
    onClear: (listener) => void listeners.push(listener),
  };
}

/** Returns whether the product has such topics; `*` stands for the id. */
export function isTopicPattern(pattern: string): boolean {
  return parseTopic(pattern.replace(/\.\*$/, ".1")) !== null;
}

function isOf(pattern: string, topic: string): boolean {
  if (!pattern.endsWith(".*")) return pattern === topic;
  const family = pattern.slice(0, -1);
  return topic.startsWith(family) && !topic.includes(".", family.length);
}
