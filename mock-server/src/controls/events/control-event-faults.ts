/** Switches faults of realtime events. */
import type { FieldError } from "@marsa/api-spec/rules";
import { ok, refuse, type Handler, type Schema } from "../../http/handler.ts";
import { isTopicPattern } from "./event-faults.ts";

/** GET /_mock/event-faults */
export const listEventFaults: Handler<"listEventFaults"> = async (_request, { controls }) =>
  ok(controls.eventFaults.list());

/** POST /_mock/event-faults: from the next event on. */
export const addEventFault: Handler<"addEventFault"> = async ({ body }, { controls }) => {
  const errors = brokenRules(body);
  return errors.length > 0 ? refuse("VALIDATION", { errors }) : ok(controls.eventFaults.add(body));
};

/** DELETE /_mock/event-faults */
export const clearEventFaults: Handler<"clearEventFaults"> = async (_request, { controls }) =>
  ok({ cleared: controls.eventFaults.clear() });

function brokenRules({ topic, effect, delay_ms }: Schema<"EventFaultSetting">): FieldError[] {
  const errors: FieldError[] = [];
  if (!isTopicPattern(topic)) errors.push({ field: "topic", message: `The server has no topic ${topic}` });
  if ((effect === "delay") !== (delay_ms !== undefined))
    errors.push({ field: "delay_ms", message: "Say by how much, ms: for delay alone" });
  return errors;
}
