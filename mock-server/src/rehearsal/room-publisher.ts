import type { EventPublisher, RouterPresence } from "../store/ports.ts";

/** What may be told of a rehearsal: what happens to its lane and its lots. Never what is told to a person, or to lists. */
const OF_THE_ROOM = /^(live\.queue|live\.ctrl|auction\.lot)\./;

/** The way to the router for a rehearsal: everything else counts as told. */
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
    countSubscribers: (topic) => publisher.countSubscribers(topic),
  };
}
