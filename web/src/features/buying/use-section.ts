/** Chooses the section of Buying. */
import { useQuery } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { useEffect } from "react";
import { SECTIONS, type Section } from "./buying-search.ts";
import { myCountsQuery } from "./queries.ts";
import { startSection } from "./sections.ts";

/**
 * The section that the address names. Without one the counts tell where somebody waits for the reader, and the address
 * then names it, so that the list stays when the counts change. Null until the counts are known.
 */
export function useSection(named: Section | undefined): Section | null {
  const navigate = useNavigate();
  const { data, fetchStatus } = useQuery(myCountsQuery);
  const counted = fetchStatus === "fetching" ? null : data ? startSection(data) : SECTIONS[0];
  const section = named ?? counted;
  useEffect(() => {
    if (named === undefined && section !== null)
      void navigate({ to: "/buying", search: { section }, replace: true, resetScroll: false });
  }, [named, section, navigate]);
  return section;
}
