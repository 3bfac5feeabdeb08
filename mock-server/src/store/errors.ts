/** The commit failed and nothing was written; the same command may be sent again. An HTTP answer of 503. */
export class StoreUnavailable extends Error {
  override readonly name = "StoreUnavailable";
}

/** A constraint refused a change that the rules had allowed: a defect, logged. An HTTP answer of 500. */
export class StoreDefect extends Error {
  override readonly name = "StoreDefect";
}

/** This process only reads: the owner of the database has to answer the call. `body`: of the call, as far as read. */
export class OwnerNeeded extends Error {
  override readonly name = "OwnerNeeded";
  readonly body: unknown;

  constructor(body?: unknown) {
    super("Only the owner of the database can do this");
    this.body = body;
  }
}

/**
 * Returns what `fn` has returned inside a transaction.
 * @throws StoreDefect naming `fn` if that is a promise: whatever `fn` waits for, the transaction does not.
 */
export function settled<T>(fn: Function, value: T): T {
  const then = (value as { readonly then?: unknown } | null | undefined)?.then;
  if (typeof then !== "function") return value;
  if (value instanceof Promise) value.catch(() => undefined);
  throw new StoreDefect(`${fn.name || fn.toString().slice(0, 80)} waits inside a transaction`);
}
