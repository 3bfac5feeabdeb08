import { notFound } from "@tanstack/react-router";
import { useMemo } from "react";

/**
 * Reads a page's address in its loader: an address without sense is no page. (What a route's `validateSearch` imports is
 * in the first load of every page, so it only hands the raw keys on.)
 * @throws notFound where `read` throws.
 */
export function readOrNotFound<Read>(read: (raw: Record<string, unknown>) => Read, raw: object): Read {
  try {
    return read(raw as Record<string, unknown>);
  } catch {
    throw notFound();
  }
}

/** The same for the page itself; while its loader says that an address is none, it reads as an empty one. */
export function useReadSearch<Read>(read: (raw: Record<string, unknown>) => Read, raw: object): Read {
  return useMemo(() => {
    try {
      return read(raw as Record<string, unknown>);
    } catch {
      return read({});
    }
  }, [read, raw]);
}
