import type { QueryClient } from "@tanstack/react-query";

/** What every route's `beforeLoad` and `loader` get. */
export interface RouterContext {
  queryClient: QueryClient;
}

/** What a phone shows above a page: the logo's row, that row and the search box, or nothing (a photo goes to the edge). */
export type PhoneHeader = "logo" | "search" | "none";
