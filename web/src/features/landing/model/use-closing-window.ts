import { useConfig } from "#/lib/http/queries.ts";

/** The closing window of a kind of lot, ms; 0 until the configuration is known. */
export function useClosingWindow(kind: "vehicle" | "apartment"): number {
  const closing = useConfig()?.closing;
  if (!closing) return 0;
  return 1000 * (kind === "vehicle" ? closing.window_vehicle_s : closing.window_apartment_s);
}
