import type { Schema } from "@marsa/api-spec/client-problem";
import { useQuery } from "@tanstack/react-query";
import { useConfig } from "#/lib/http/queries.ts";
import type { Lot } from "#/realtime/lots/lot-query.ts";
import { conditionsQuery } from "../lot/queries.ts";

/** The terms of a sale: fees, increments, and the closing window. */
export interface Terms {
  /** Undefined while loading. */
  readonly conditions: Schema<"Conditions"> | undefined;
  readonly conditionsFailed: boolean;
  readonly retryConditions: () => void;
  /** Closing window, ms. */
  readonly windowMs: number;
}

/** Reads the terms of a lot. */
export function useTerms({ id_auction: id, kind }: Lot): Terms {
  const { data, isError, refetch } = useQuery(conditionsQuery(id));
  const config = useConfig();
  const ofKind = kind === "vehicle" ? config?.closing.window_vehicle_s : config?.closing.window_apartment_s;
  return {
    conditions: data,
    conditionsFailed: isError,
    retryConditions: () => void refetch(),
    windowMs: (data?.window_s ?? ofKind ?? 0) * 1000,
  };
}
