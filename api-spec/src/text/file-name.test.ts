/** Tests of `file-name.ts`. */
import { describe, expect, it } from "vitest";
import { disposition, downloadName, fileName } from "./file-name.ts";

describe("a file name", () => {
  it.each([
    ["front left.jpg", "front left.jpg"],
    ["C:\\docs\\licence.pdf", "licence.pdf"],
    ["../../etc/passwd", "passwd"],
    ["a/b\\c/..", "file"],
    ['a"b.pdf', "a_b.pdf"],
    ["a<b>c:d|e?f*g.pdf", "a_b_c_d_e_f_g.pdf"],
    // Shown as "invoiceexe.pdf" with the mark.
    ["invoice\u202Efdp.exe", "invoicefdp.exe"],
    ["a\u2066b\u2069c\u200Ed\u200Fe\u061Cf\u202A.pdf", "abcdef.pdf"],
    ["a\u200Bb\uFEFFc\u00ADd\u2060e.pdf", "abcde.pdf"],
    ["a\0b\u0007c\u007Fd\u0085e.pdf", "abcde.pdf"],
    ["two\r\nlines\tand\u2028more.pdf", "two lines and more.pdf"],
    ["  spaces \u00A0 and\u3000more  .pdf ", "spaces and more.pdf"],
    ["...", "file"],
    [".", "file"],
    ["", "file"],
    ["\u202E", "file"],
    [".htaccess", "htaccess"],
    ["name.pdf. . .", "name.pdf"],
    ["CON", "_CON"],
    ["nul.pdf", "_nul.pdf"],
    ["com1.tar.gz", "_com1.tar.gz"],
    ["LPT¹.txt", "_LPT¹.txt"],
    ["console.pdf", "console.pdf"],
    ["رخصة القيادة.pdf", "رخصة القيادة.pdf"],
    ["驾照.png", "驾照.png"],
    ["🚗 👩‍👩‍👧 🇦🇪.jpg", "🚗 👩‍👩‍👧 🇦🇪.jpg"],
    ["cafe\u0301.pdf", "caf\u00E9.pdf"],
    ["half \uD83D of a pair.pdf", "half of a pair.pdf"],
    ["private \uE000 use.pdf", "private use.pdf"],
  ])("%j becomes %j, and stays so", (sent, clean) => {
    expect(fileName(sent)).toBe(clean);
    expect(fileName(clean)).toBe(clean);
  });

  it.each(["x".repeat(500), "ش".repeat(500), "👩‍👩‍👧".repeat(200), "a.b".repeat(300)])(
    "is cut between two letters and keeps its ending, however long",
    (base) => {
      const name = fileName(`${base}.pdf`);
      expect(name.endsWith(".pdf")).toBe(true);
      expect(Buffer.byteLength(name)).toBeLessThanOrEqual(180);
      expect(name.isWellFormed()).toBe(true);
      expect(name).not.toMatch(/\u200D\.pdf$/);
      expect(fileName(name)).toBe(name);
    },
  );
});

it.each([
  ["passport.jpg", ".webp", "passport.webp"],
  ["invoice.pdf", ".pdf", "invoice.pdf"],
  ["invoice.pdf.exe", ".pdf", "invoice.pdf"],
  ["page.html", ".pdf", "page.pdf"],
  ["invoice.exe.pdf", ".pdf", "invoice.pdf"],
  ["invoice.scr.bat.webp", ".pdf", "invoice.pdf"],
  ["invoice\u202Efdp.exe", ".pdf", "invoicefdp.pdf"],
  ["\u2067exe.\u2069pdf", ".webp", "exe.webp"],
  ["رخصة.exe", ".pdf", "رخصة.pdf"],
  [".exe", ".pdf", "exe.pdf"],
  ["passport", ".webp", "passport.webp"],
  ["Model 3.5 papers", ".pdf", "Model 3.5 papers.pdf"],
])("a download of %s has the ending %s of its own type: %s", (name, ending, expected) => {
  expect(downloadName(name, ending)).toBe(expected);
});

it.each([
  ['a"b.pdf', `attachment; filename="a_b.pdf"; filename*=UTF-8''a_b.pdf`],
  ["it's (1).pdf", `attachment; filename="it_s (1).pdf"; filename*=UTF-8''it%27s%20%281%29.pdf`],
  ["رخصة.pdf", `attachment; filename="____.pdf"; filename*=UTF-8''%D8%B1%D8%AE%D8%B5%D8%A9.pdf`],
  ["\uD83D.pdf", `attachment; filename="pdf"; filename*=UTF-8''pdf`],
])("the header of a download of %j breaks nowhere", (name, header) => {
  expect(disposition("attachment", name)).toBe(header);
});
