import { useMatches } from "@tanstack/react-router";
import type { PhoneHeader } from "../../lib/router-context.ts";

/** What the innermost route wants a phone to show above it. */
export function usePhoneHeader(): PhoneHeader {
  return useMatches({ select: (matches) => matches.at(-1)?.staticData.phoneHeader ?? "logo" });
}
