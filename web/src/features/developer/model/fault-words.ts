import type { Schema } from "@marsa/api-spec/client-problem";
import { count } from "#/lib/format/counts.ts";

type Fault = Schema<"Fault">;

/** The operation that stands for every call. */
export const EVERY_CALL = "*";

/** The effect of a fault: "waits 3,000 ms, then answers 503". */
export function faultWords(fault: Fault): string {
  const { status, latency_ms, drop, drop_reply, bytes_per_s: pace, sequence } = fault;
  const ends = drop
    ? "closes the socket"
    : status !== null
      ? `answers ${status}`
      : drop_reply
        ? "does the work and loses the reply"
        : shapeWords(fault);
  const parts = [
    latency_ms > 0 ? `waits ${count(latency_ms)} ms, then ${ends}` : ends,
    pace !== undefined && `sends ${count(pace)} bytes a second`,
    fault.delay && `waits ${count(fault.delay.p50_ms)} to ${count(fault.delay.p95_ms)} ms`,
    sequence && `${count(sequence.length)} steps`,
    fault.from !== undefined && fault.from > 1 && `from call ${count(fault.from)} on`,
    ...[fault.body, fault.headers].map((wanted) => wanted && `where ${valuesOf(wanted)}`),
  ];
  return parts.filter(Boolean).join(", ");
}

function valuesOf(wanted: NonNullable<Fault["body"]>): string {
  const values = Object.entries(wanted).map(([name, value]) => `${name} is ${value}`);
  return values.join(" and ");
}

/** The change of the answer's body: "leaves out data.title and ends in the middle". */
function shapeWords({ without, wrong, set, reply, half }: Fault): string {
  const changes = [
    reply !== undefined && "answers with a body of its own",
    set && `sets ${Object.keys(set).join(", ")}`,
    without !== undefined && `leaves out ${without}`,
    wrong !== undefined && `answers ${wrong} with a wrong type`,
    half === true && "ends in the middle",
  ];
  return changes.filter(Boolean).join(" and ") || "goes on";
}

/** The rate of a fault: "every call", "20 % of calls, 3 times at most". */
export function faultOdds({ probability, times }: Pick<Fault, "probability" | "times">): string {
  const share = probability === 1 ? "every call" : `${Number((probability * 100).toFixed(2))} % of calls`;
  if (times === null) return share;
  if (probability === 1) return times === 1 ? "the next call" : `the next ${count(times)} calls`;
  return `${share}, ${times === 1 ? "once" : `${count(times)} times`} at most`;
}

/** The entries of the form; an empty text means: not used. */
export interface FaultForm {
  operation: string;
  status: string;
  latencyMs: string;
  percent: string;
  times: string;
  drop: boolean;
  dropReply: boolean;
}

/** Turns the form into the body of the call, with the filled fields only. */
export function faultOf(form: FaultForm): Schema<"FaultSetting"> {
  const { operation, status, latencyMs, percent, times, drop, dropReply } = form;
  return {
    operation: operation.trim(),
    probability: percent === "" ? 1 : Number(percent) / 100,
    ...(status !== "" && { status: Number(status) }),
    ...(latencyMs !== "" && { latency_ms: Number(latencyMs) }),
    ...(times !== "" && { times: Number(times) }),
    ...(drop && { drop }),
    ...(dropReply && { drop_reply: dropReply }),
  };
}
