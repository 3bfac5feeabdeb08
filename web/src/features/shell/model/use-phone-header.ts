import { useMatches } from "@tanstack/react-router";
import type { PhoneHeader } from "#/lib/address/route.ts";

/** Returns the phone header of the innermost route; the logo for a page that does not exist or failed. */
export function usePhoneHeader(): PhoneHeader {
  return useMatches({
    select: (matches) => {
      const last = matches.at(-1);
      const isPage = last?.status === "success" || last?.status === "pending";
      return (isPage && last.staticData.phoneHeader) || "logo";
    },
  });
}
