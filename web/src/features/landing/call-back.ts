import { messages } from "../../lib/format/messages.ts";

/** The entries of the form. */
export interface CallBackEntries {
  name: string;
  phone: string;
  /** The time for the call; empty: any time. */
  time: string;
  consent: boolean;
}

export type CallBackErrors = Partial<Record<"name" | "phone" | "consent", string>>;

/** The times of calls, Dubai time. */
export const TIMES = [
  { value: "", label: "Any time" },
  { value: "Morning, 9:00 to 12:00", label: "Morning" },
  { value: "Afternoon, 12:00 to 17:00", label: "Afternoon" },
  { value: "Evening, 17:00 to 20:00", label: "Evening" },
] as const;

/** The contract's limits: characters of a name, digits of a number. */
const NAME_MIN = 2;
const PHONE = /^\+?\d{6,15}$/;

/** Returns the errors of the entries; empty when the request may be sent. */
export function errorsIn({ name, phone, consent }: CallBackEntries): CallBackErrors {
  const typed = name.trim();
  const number = phone.replaceAll(/[\s()-]/g, "");
  return {
    ...(typed === ""
      ? { name: messages.required("Name") }
      : typed.length < NAME_MIN && { name: messages.minLength(NAME_MIN) }),
    ...(number === ""
      ? { phone: messages.required("Mobile phone") }
      : !PHONE.test(number) && { phone: messages.valid("Mobile phone") }),
    ...(!consent && { consent: messages.required("Consent") }),
  };
}
