/** Switches faults. */
import { operations, type OperationId } from "@marsa/api-spec/generated/operations";
import type { FieldError } from "@marsa/api-spec/rules";
import { ok, refuse, type Handler, type Schema } from "../http/handler.ts";
import { EVERY_CALL } from "./fault-book.ts";

const EFFECTS = [
  "status",
  "reply",
  "set",
  "latency_ms",
  "delay",
  "drop",
  "drop_reply",
  "without",
  "wrong",
  "half",
  "bytes_per_s",
  "sequence",
] as const;

/** GET /_mock/faults */
export const listFaults: Handler<"listFaults"> = async (_request, { controls }) => ok(controls.faults.list());

/** POST /_mock/faults: from the next call on. Several faults on one call add up. */
export const addFault: Handler<"addFault"> = async ({ body }, { controls }) => {
  const errors = brokenRules(body);
  return errors.length > 0 ? refuse("VALIDATION", { errors }) : ok(controls.faults.add(body));
};

/** DELETE /_mock/faults */
export const clearFaults: Handler<"clearFaults"> = async (_request, { controls }) =>
  ok({ cleared: controls.faults.clear() });

function brokenRules(fault: Schema<"FaultSetting">): FieldError[] {
  const { operation } = fault;
  const errors: FieldError[] = [];
  if (operation !== EVERY_CALL && !isCall(operation)) {
    errors.push({ field: "operation", message: `The API has no call named ${operation}` });
  }
  if (fault.reply === undefined && EFFECTS.every((effect) => !fault[effect])) {
    errors.push({
      field: "status",
      message: `Say what goes wrong: ${EFFECTS.slice(0, -1).join(", ")} or ${EFFECTS.at(-1)}`,
    });
  }
  for (const { status = 400, reply, delay } of [fault, ...(fault.sequence ?? [])]) {
    if (status < 400 && reply === undefined)
      errors.push({ field: "status", message: "A status below 400 needs a reply" });
    if (delay && delay.p95_ms < delay.p50_ms)
      errors.push({ field: "delay.p95_ms", message: "At least p50_ms" });
  }
  return errors;
}

/** Whether it is a call of the API: a fault on the controls could not be switched off. */
function isCall(operation: string): boolean {
  return Object.hasOwn(operations, operation) && operations[operation as OperationId].tag !== "controls";
}
