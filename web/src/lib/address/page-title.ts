import { useRouterState } from "@tanstack/react-router";
import { useEffect } from "react";

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
