/** Test helper: a publisher that keeps events, and has each scanned for secrets. */
import { isRehearsal } from "@marsa/api-spec/rehearsal";
import { parseTopic } from "@marsa/realtime/topics";
import type { NotingPublisher } from "../controls/events/disturbed-publisher.ts";
import type { SecretScan } from "../sqlite/test-support/secret-scan.ts";

/** An event for the router. */
export interface Published {
  readonly topic: string;
  // oxlint-disable-next-line typescript/no-explicit-any -- a test reads it field by field
  readonly payload: any;
}

/** Returns a publisher that adds each event to a list. Each receiver must be allowed to know all of it. */
export function scannedPublisher(published: Published[], secrets: SecretScan): NotingPublisher {
  return {
    connected: true,
    publish: async (topic, payload, { eligible } = {}) => {
      published.push({ topic, payload });
      if (isOfRehearsal(topic)) return;
      const readers = eligible ?? [null];
      await Promise.all(readers.map((reader) => secrets.event(topic, payload, reader)));
    },
    missed: () => undefined,
    onChange: () => () => undefined,
    onLeave: () => () => undefined,
    isHere: () => true,
    peopleAt: async () => new Set(),
  };
}

/** A rehearsal has lots of its own, whose prices may equal a real secret by chance. */
function isOfRehearsal(topic: string): boolean {
  const id = parseTopic(topic)?.id;
  return typeof id === "number" && isRehearsal(id);
}
