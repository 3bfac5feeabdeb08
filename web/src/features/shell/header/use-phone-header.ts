import { useMatches } from "@tanstack/react-router";
import type { PhoneHeader } from "../../../lib/address/router-context.ts";

/** What the innermost route wants a phone to show above it; one that is no page, or failed, has the logo. */
export function usePhoneHeader(): PhoneHeader {
  return useMatches({
    select: (matches) => {
      const last = matches.at(-1);
      const isPage = last?.status === "success" || last?.status === "pending";
      return (isPage && last.staticData.phoneHeader) || "logo";
    },
  });
}
