/**
 * Makes a route's `validateSearch` from a reader. A key that the reader leaves out is absent, though the router would
 * keep it. A reader that throws makes the page a 404.
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
