import type { Schema } from "@marsa/api-spec/client-problem";
import { useConfig } from "#/lib/http/queries.ts";

/** Closing windows by kind of lot, ms. Until the configuration is known no lot counts as in its last minutes. */
export function useClosingWindows(): Record<Schema<"Kind">, number> {
  const closing = useConfig()?.closing;
  return {
    vehicle: (closing?.window_vehicle_s ?? 0) * 1000,
    apartment: (closing?.window_apartment_s ?? 0) * 1000,
  };
}
