/** The commit failed and nothing was written; the same command may be sent again. An HTTP answer of 503. */
export class StoreUnavailable extends Error {
  override readonly name = "StoreUnavailable";
}

/** A constraint stopped what the rules had allowed: our mistake, logged. An HTTP answer of 500. */
export class StoreDefect extends Error {
  override readonly name = "StoreDefect";
}
