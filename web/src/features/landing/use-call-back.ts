import { reply } from "@marsa/api-spec/client";
import { useState } from "react";
import { api } from "../../lib/http/api.ts";
import { messages } from "../../lib/format/messages.ts";
import { type Refusal, refusalOf } from "../../lib/http/refusal.ts";
import { type CallBackEntries, type CallBackErrors, errorsIn } from "./call-back.ts";

/** Somebody who asked within this time is told that we know, instead of being asked again, ms. */
const REPEAT_MS = 10 * 60_000;
const MARK = "marsa.call-back-at";

interface State {
  step: "asking" | "sending" | "done";
  errors: CallBackErrors;
  /** Why it was not sent; the entries are kept. */
  refusal: Refusal | null;
}

/** Sends a request for a call-back about a subject. A second one within ten minutes is not sent: the first is on somebody's desk. */
export function useCallBack(subject: string | null) {
  const [state, setState] = useState<State>(() => ({
    step: askedLately() ? "done" : "asking",
    errors: {},
    refusal: null,
  }));

  /** True when it was sent. */
  async function send(entries: CallBackEntries): Promise<boolean> {
    const errors = errorsIn(entries);
    if (Object.keys(errors).length > 0 || state.step === "sending") {
      setState({ step: "asking", errors, refusal: null });
      return false;
    }
    setState({ step: "sending", errors: {}, refusal: null });
    const { name, phone, time } = entries;
    const body = {
      name: name.trim(),
      phone,
      consent: true as const,
      ...(time !== "" && { time }),
      ...(subject !== null && { subject }),
    };
    try {
      await reply(api.POST("/landing/requestcall", { body }));
      sessionStorage.setItem(MARK, String(Date.now()));
      setState({ step: "done", errors: {}, refusal: null });
      return true;
    } catch (error) {
      const { fields, ...refusal } = refusalOf(error);
      const title = refusal.code === "RATE_LIMITED" ? refusal.title : `${messages.requestFailed()}.`;
      setState({ step: "asking", errors: fields, refusal: { ...refusal, fields, title } });
      return false;
    }
  }

  return { ...state, send, again: () => setState({ step: "asking", errors: {}, refusal: null }) };
}

function askedLately(): boolean {
  return Date.now() - Number(sessionStorage.getItem(MARK) ?? 0) < REPEAT_MS;
}
