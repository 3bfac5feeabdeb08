import { isNotFound } from "@tanstack/react-router";
import { describe, expect, it } from "vitest";
import { pageId, readId } from "./page-id.ts";

describe("an id in an address", () => {
  it("is a positive integer as the contract writes it", () => {
    expect(readId("1")).toBe(1);
    expect(readId("2147483647")).toBe(2_147_483_647);
  });

  // @proves 2.message.a-page-whose-own-validation-fails
  it("makes anything else a page that does not exist", () => {
    for (const text of [
      "abc",
      "0",
      "-1",
      "1.0",
      "007",
      "",
      "1e3",
      "2147483648",
      "99999999999",
      " 1",
      "1/2",
    ]) {
      expect(readId(text)).toBeNull();
      let thrown: unknown;
      try {
        pageId(text);
      } catch (error) {
        thrown = error;
      }
      expect(isNotFound(thrown)).toBe(true);
    }
  });
});
