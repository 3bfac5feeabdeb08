import { notFound } from "@tanstack/react-router";
import { useMemo } from "react";

/**
 * Reads a page's address in its loader. A route's `validateSearch` is in the first load of every page, so it only
 * passes the raw keys on.
 * @throws notFound where `read` throws
 */
export function readOrNotFound<Read>(read: (raw: Record<string, unknown>) => Read, raw: object): Read {
  try {
    return read(raw as Record<string, unknown>);
  } catch {
    throw notFound();
  }
}

/** Reads the address for the page itself; an address that the loader refuses reads as an empty one. */
export function useReadSearch<Read>(read: (raw: Record<string, unknown>) => Read, raw: object): Read {
  return useMemo(() => {
    try {
      return read(raw as Record<string, unknown>);
    } catch {
      return read({});
    }
  }, [read, raw]);
}
