import { reply } from "@marsa/api-spec/client";
import { plainName, nameProblem } from "@marsa/api-spec/text/names";
import { useState } from "react";
import { errorsAt, useFormSend } from "#/components/form/use-form-send.ts";
import { messages } from "#/lib/format/messages.ts";
import { api } from "#/lib/http/api.ts";
import type { Refusal } from "#/lib/http/refusal.ts";
import { tabStorage } from "#/lib/browser/storage.ts";
import { isCallable } from "#/lib/contacts/contact.ts";

/** The entries of the form. */
interface CallBackEntries {
  name: string;
  phone: string;
  /** The time for the call; empty: any time. */
  time: string;
  consent: boolean;
}

type CallBackErrors = Partial<Record<"name" | "phone" | "consent", string>>;

/** The times of calls, Dubai time. */
export const TIMES = [
  { value: "", label: "Any time" },
  { value: "Morning, 9:00 to 12:00", label: "Morning" },
  { value: "Afternoon, 12:00 to 17:00", label: "Afternoon" },
  { value: "Evening, 17:00 to 20:00", label: "Evening" },
] as const;

/** Returns the errors of the entries; empty when the request may be sent. */
export async function errorsIn({ name, phone, consent }: CallBackEntries): Promise<CallBackErrors> {
  const wrongName = nameProblem(name, "Name");
  return {
    ...(wrongName !== null && { name: wrongName }),
    ...(phone.trim() === ""
      ? { phone: messages.required("Mobile phone") }
      : !(await isCallable(phone)) && { phone: messages.valid("Mobile phone") }),
    ...(!consent && { consent: messages.required("Consent") }),
  };
}

/** A second request within this time is not sent, ms. */
const REPEAT_MS = 10 * 60_000;
const MARK = "marsa.call-back-at";

/**
 * Sends a request for a call-back about a subject. A second one within ten minutes is not sent, since the first one is
 * known.
 */
export function useCallBack(subject: string | null) {
  const [done, setDone] = useState(askedLately);
  const [errors, setErrors] = useState<CallBackErrors>({});
  const { submit, sending, refusal, clear } = useFormSend({
    send: (entries: CallBackEntries) => request(entries, subject),
    onSent: () => {
      tabStorage.setItem(MARK, String(Date.now()));
      setDone(true);
    },
    errorsOf: errorsAt("name", "phone", "consent"),
    showErrors: setErrors,
  });

  /** Resolves to true when it was sent. */
  async function send(entries: CallBackEntries): Promise<boolean> {
    if (sending) return false;
    const wrong = await errorsIn(entries);
    setErrors(wrong);
    if (Object.keys(wrong).length === 0) return submit(entries);
    clear();
    return false;
  }

  const again = () => {
    setErrors({});
    clear();
    setDone(false);
  };
  return { done, sending, errors, refusal: refusal && wordsOf(refusal), send, again };
}

async function request({ name, phone, time }: CallBackEntries, subject: string | null): Promise<void> {
  const body = {
    name: plainName(name),
    phone,
    consent: true as const,
    ...(time !== "" && { time }),
    ...(subject !== null && { subject }),
  };
  await reply(api.POST("/landing/requestcall", { body }));
}

function wordsOf(refusal: Refusal): Refusal {
  return refusal.code === "RATE_LIMITED" ? refusal : { ...refusal, title: `${messages.requestFailed()}.` };
}

function askedLately(): boolean {
  return Date.now() - Number(tabStorage.getItem(MARK) ?? 0) < REPEAT_MS;
}
