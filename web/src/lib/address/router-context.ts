import type { QueryClient } from "@tanstack/react-query";

/** The context of every route's `beforeLoad` and `loader`. */
export interface RouterContext {
  queryClient: QueryClient;
}

/** The header of a page on a phone: the logo, the logo and the search box, or nothing above a photo. */
export type PhoneHeader = "logo" | "search" | "none";
