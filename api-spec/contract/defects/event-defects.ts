/** Defects of events, planted between the router and the suite. */
import type { Connect, EventLink } from "../base/connect.ts";
import type { Defect, Reply } from "./damage.ts";

type Event = Reply["body"];
type Deliver = (event: Event) => void;

/** `foundBy`: names of the checks that must find it, each of them. */
type EventDraft = Required<Pick<Defect, "name" | "says" | "spoilEvents">> & { readonly foundBy: RegExp };

/** Changes the delivery of one subscription. */
const delivering =
  (change: (deliver: Deliver) => Deliver) =>
  (connect: Connect): Connect =>
    linking(
      connect,
      ({ subscribe }) =>
        (topic, onEvent, match) =>
          subscribe(topic, change(onEvent), match),
    );

const linking =
  (connect: Connect, change: (link: EventLink) => EventLink["subscribe"]): Connect =>
  async (person) => {
    const link = await connect(person);
    return { ...link, subscribe: change(link) };
  };

/** Topics with a seq of their own: one lot, one person, one lane. */
const FOLLOWED = /tells each bid once|tells a lead and its loss|tells each act at the desk/;
const SEQUENCE = /come once each, in order and without gaps/;

const changed = (change: (event: Event) => Event) =>
  delivering((deliver) => (event) => deliver(change(structuredClone(event))));

const drafts: readonly EventDraft[] = [
  {
    name: "no event",
    foundBy: /tells|hints|heartbeat/,
    says: /must publish .* It published nothing/,
    spoilEvents: delivering(() => () => undefined),
  },
  {
    name: "each event twice",
    foundBy: FOLLOWED,
    says: SEQUENCE,
    spoilEvents: delivering((deliver) => (event) => {
      deliver(event);
      deliver(event);
    }),
  },
  {
    name: "events that are late",
    foundBy: FOLLOWED,
    says: /must publish seq \d+ within 3 s/,
    spoilEvents: delivering((deliver) => (event) => void setTimeout(deliver, 4_000, event)),
  },
  {
    name: "two events in each other's place",
    foundBy: FOLLOWED,
    says: SEQUENCE,
    spoilEvents: delivering((deliver) => {
      let held: Event = null;
      return (event) => {
        if (held === null) held = event;
        else for (const one of [event, held]) deliver(one);
      };
    }),
  },
  {
    name: "a lost event",
    foundBy: FOLLOWED,
    says: SEQUENCE,
    spoilEvents: delivering((deliver) => {
      let count = 0;
      return (event) => void (++count !== 1 && deliver(event));
    }),
  },
  {
    name: "events of another database",
    foundBy: FOLLOWED,
    says: SEQUENCE,
    spoilEvents: changed((event) => ({ ...event, epoch: "other" })),
  },
  {
    name: "a state that the snapshot does not have",
    foundBy: /tells each bid once/,
    says: /beside the snapshot: price: expected \d+, got \d+/,
    spoilEvents: changed((event) => {
      if (event.state?.price) event.state.price += 1;
      return event;
    }),
  },
  {
    name: "an event with an undeclared field",
    foundBy: /tells|hints|heartbeat/,
    says: /The document says otherwise: .*leader_name/s,
    spoilEvents: changed((event) => ({ ...event, leader_name: "Omar Haddad" })),
  },
  {
    name: "the topic of another person that is open",
    foundBy: /hears the topics/,
    says: /may hear user\.1: expected false, got true/,
    spoilEvents: (connect) =>
      linking(connect, ({ subscribe }) => async (topic, ...rest) => {
        if (topic !== "user.1") await subscribe(topic, ...rest);
      }),
  },
  {
    name: "a pattern that is open",
    foundBy: /by a pattern/,
    says: /may hear user by prefix: expected false, got true/,
    spoilEvents: (connect) =>
      linking(connect, ({ subscribe }) => async (topic, onEvent, match) => {
        if (!match) await subscribe(topic, onEvent);
      }),
  },
];

export const eventDefects: readonly Defect[] = drafts.map(({ foundBy, ...draft }) => ({
  ...draft,
  level: "full",
  checks: ({ group, name }) => group === "events" && foundBy.test(name),
  each: true,
}));
