import { describe, expect, it } from "vitest";
import { openRecords } from "./records.ts";
import { failureOf } from "./test-support/push-server.ts";

/** A browser that refuses its database, as Firefox does in a private window. */
const refusing = {
  open() {
    const request = Object.assign(new EventTarget(), { error: new DOMException("no", "InvalidStateError") });
    queueMicrotask(() => request.dispatchEvent(new Event("error")));
    return request;
  },
} as unknown as IDBFactory;

describe("the records of push", () => {
  // @proves 8.push-error.no-local-database
  it("name a browser that keeps nothing", async () => {
    expect(await failureOf(openRecords(refusing).read("days"))).toBe("no-local-database");
    expect(await failureOf(openRecords(undefined).write("days", []))).toBe("no-local-database");
  });
});
