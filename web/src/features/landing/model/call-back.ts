import { nameProblem } from "@marsa/api-spec/text/names";
import { isCallable } from "#/lib/contacts/contact.ts";
import { messages } from "#/lib/format/messages.ts";

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
