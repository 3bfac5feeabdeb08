import { useConfig } from "#/lib/http/queries.ts";
import type { LotCard } from "../model/list/queries.ts";

/** Closing windows, ms. Before the configuration is known no lot counts as in its last minutes. */
export function useClosingWindows(): Record<LotCard["kind"], number> {
  const closing = useConfig()?.closing;
  return {
    vehicle: (closing?.window_vehicle_s ?? 0) * 1000,
    apartment: (closing?.window_apartment_s ?? 0) * 1000,
  };
}
