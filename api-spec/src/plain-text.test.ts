import { describe, expect, it } from "vitest";
import { plainCode, plainLine, plainText } from "./plain-text.ts";

describe("a text that came from outside", () => {
  it("loses marks of direction, characters without width and hyphens for one line", () => {
    expect(plainLine("\ufeff\u200fAl\u00a0Quoz\u200b yard\u2011\u0664\u200e ")).toBe("Al Quoz yard-\u0664");
    expect(plainLine("\u2067دبي\u2069, two\r\n\tlines")).toBe("دبي, two   lines");
  });

  it("keeps its lines where it may have several, and the joiners of Persian words", () => {
    expect(plainText(" \u200eOne owner.\nمی\u200cخواهم ")).toBe("One owner.\nمی\u200cخواهم");
  });

  it("shows characters that nobody could read, so that a field refuses them", () => {
    expect(plainText("a\u0000b\u202ec\u0085")).toBe("a\ufffdb\ufffdc\ufffd");
  });

  it("as a code has Western digits and no joiners", () => {
    expect(plainCode("\u200fK ٢۰7\u200d14")).toBe("K 20714");
  });
});
