/**
 * Makes a route's `validateSearch` of a reader. What the reader leaves out of an address counts as absent, though the
 * router would keep it. A reader that throws makes the page one that does not exist.
 */
export function validated<Read extends object>(
  read: (raw: Record<string, unknown>) => Read,
): (raw: Record<string, unknown>) => Read {
  return (raw) => {
    const absent: Record<string, undefined> = {};
    for (const key in raw) absent[key] = undefined;
    return { ...absent, ...read(raw) };
  };
}
