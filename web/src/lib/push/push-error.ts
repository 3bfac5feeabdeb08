/** The named failures of push, with what the log says about each. */
const FAILURES = {
  "missing-config": "the server has no push key",
  "not-registered": "this device is not registered",
  "installation-not-found": "the server has no such installation",
  "request-failed": "a request failed",
  "app-offline": "the app is offline",
  "permission-blocked": "the person has blocked notifications",
  "permission-dismissed": "the person closed the question",
  "unsupported-browser": "this browser has no push",
  "no-local-database": "the browser's database does not open",
  "worker-failed": "the service worker was not registered",
  "subscribe-failed": "the device was not subscribed",
  "update-failed": "the registration was not updated",
  "unsubscribe-failed": "the registration was not deleted",
} as const;

export type PushFailure = keyof typeof FAILURES;

/** A failure of push. It is logged, never shown. */
export class PushError extends Error {
  override readonly name = "PushError";
  readonly code: PushFailure;
  /** HTTP status of a failed request; null without an answer. */
  readonly status: number | null;

  constructor(code: PushFailure, cause?: unknown, status: number | null = null) {
    super(FAILURES[code], { cause });
    this.code = code;
    this.status = status;
  }
}
