/** What routes share: their context, search, ids and titles. */
import { useRouterState, notFound } from "@tanstack/react-router";
import { useEffect } from "react";
import type { QueryClient } from "@tanstack/react-query";

/** The context of every route's `beforeLoad` and `loader`. */
export interface RouterContext {
  queryClient: QueryClient;
}

/** The header of a page on a phone: the logo, the logo and the search box, or nothing above a photo. */
export type PhoneHeader = "logo" | "search" | "none";

/**
 * Makes a route's `validateSearch` from a reader. A key that the reader leaves out is absent, though the router would
 * keep it. A reader that throws makes the page a 404.
 */
export function validated<Read extends object>(
  read: (raw: Record<string, unknown>) => Read,
): (raw: Record<string, unknown>) => Read {
  return (raw) => {
    const absent: Record<string, undefined> = {};
    for (const key in raw) absent[key] = undefined;
    return { ...absent, ...read(raw) };
  };
}

/** The contract's form of ids: a positive integer of 31 bits, without leading zeros. */
const ID = /^[1-9]\d{0,9}$/;
const HIGHEST_ID = 2_147_483_647;

/** The id in an address, or null for anything else: "0", "-1", "abc", "1.0", "007". */
export function readId(text: string): number | null {
  const id = Number(text);
  return ID.test(text) && id <= HIGHEST_ID ? id : null;
}

/**
 * Reads the id of an address in a route's loader.
 * @throws notFound for anything but an id
 */
export function pageId(text: string): number {
  const id = readId(text);
  if (id === null) throw notFound();
  return id;
}

/** The document's title of a screen: "Auction list · Marsa". For a route's `head`. */
export function pageTitle(screen: string): { meta: { title: string }[] } {
  return { meta: [{ title: `${screen} · Marsa` }] };
}

/** Sets the document's title to the title of the innermost route, or to the title of the 404 page. */
export function useDocumentTitle(): void {
  const title = useRouterState({
    select: ({ matches }) =>
      matches.at(-1)?.status === "notFound"
        ? undefined
        : matches.flatMap(({ meta }) => meta ?? []).findLast((tag) => tag?.title)?.title,
  });
  useEffect(() => {
    if (title !== undefined) document.title = title;
  }, [title]);
}
