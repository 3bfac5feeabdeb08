/** Publishes the events of a rehearsal. */
import type { EventPublisher, RouterPresence } from "../store/ports.ts";

/** Topics that a rehearsal may publish: its lane and its lots. Never a person's topic, or lists. */
const OF_THE_ROOM = /^(live\.queue|live\.ctrl|auction\.lot)\./;

/** Returns a publisher for a rehearsal: other topics count as published. */
export function roomPublisher(publisher: EventPublisher & RouterPresence): EventPublisher & RouterPresence {
  return {
    get connected() {
      return publisher.connected;
    },
    publish: async (topic, payload, options) => {
      if (OF_THE_ROOM.test(topic)) await publisher.publish(topic, payload, options);
    },
    onChange: (listener) => publisher.onChange(listener),
    onLeave: (listener) => publisher.onLeave(listener),
    isHere: (userId) => publisher.isHere(userId),
    peopleAt: (topic) => publisher.peopleAt(topic),
  };
}
