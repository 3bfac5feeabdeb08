import { createFileRoute } from "@tanstack/react-router";
import { pageTitle } from "../../../lib/page-title.ts";

export const Route = createFileRoute("/_inside/auction/")({
  validateSearch: (search: Record<string, unknown>): { q?: string; section?: string } => ({
    ...(typeof search["q"] === "string" ? { q: search["q"] } : {}),
    ...(typeof search["section"] === "string" ? { section: search["section"] } : {}),
  }),
  staticData: { phoneHeader: "search" },
  head: () => pageTitle("Auction list"),
  component: () => <h1 className="p-4 text-h1 lg:p-gutter">Auction list</h1>,
});
