import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { connect } from "#/realtime/link/connection.ts";
import { FRESH_MS, useLinkUp } from "#/realtime/link/link-up.ts";
import { useLotsTopic } from "#/realtime/lots/lots-topic.ts";
import { type LotCard, nextLotsQuery } from "./queries.ts";

/** The next lots to end, live; undefined while loading and after an error. */
export function useNextLots(): { lots: LotCard[] | undefined; total: number | undefined } {
  const { data, refetch } = useQuery(nextLotsQuery);
  useEffect(connect, []);
  useLotsTopic();
  useLinkUp(() => void refetch(), FRESH_MS);
  return { lots: data?.items, total: data?.total };
}
