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
 * Returns what `decide` has decided.
 * @throws StoreDefect naming it if that is a promise: a decision waits for nothing.
 */
export function decided<T>(decide: Function, value: T): T {
  if (!isAwaited(value)) return value;
  if (value instanceof Promise) value.catch(() => undefined);
  throw waits(decide);
}

/** Calls `late` as soon as no answer of the database is on its way. Returns a function that cancels the call. */
export type WhenIdle = (late: () => void) => () => void;

/** Of a database that answers within the turn of the event loop. */
export const idleNextTurn: WhenIdle = (late) => {
  const next = setImmediate(late);
  return () => clearImmediate(next);
};

/**
 * Returns what `fn` returns inside a transaction. It may wait for the database alone.
 * @throws StoreDefect naming `fn` if it waits for anything else.
 */
export function withinTurn<T>(
  fn: Function,
  value: T | Promise<T>,
  whenIdle: WhenIdle = idleNextTurn,
): T | Promise<T> {
  if (!isAwaited(value)) return value;
  const { promise, resolve, reject } = Promise.withResolvers<T>();
  const cancel = whenIdle(() => reject(waits(fn)));
  Promise.resolve(value).then(resolve, reject).finally(cancel);
  return promise;
}

/** Whether this is a promise, or a query that begins when it is awaited. */
const isAwaited = (value: unknown): value is PromiseLike<unknown> =>
  typeof (value as Partial<PromiseLike<unknown>> | null | undefined)?.then === "function";

const waits = (fn: Function): StoreDefect =>
  new StoreDefect(`${fn.name || fn.toString().slice(0, 80)} waits inside a transaction`);
