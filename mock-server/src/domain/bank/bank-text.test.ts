/** Tests of `bank-text.ts`. */
import { expect, it } from "vitest";
import { bankText } from "./bank-text.ts";

it.each([
  ["Mariana Aquila", "Mariana Aquila"],
  ["José Müller-Özdemir", "Jose Muller-Ozdemir"],
  ["Søren Ægir Łukasz Straße", "Soren AEgir Lukasz Strasse"],
  ["Đặng Thị Ngọc", "Dang Thi Ngoc"],
  ["İpek Işık", "Ipek Isik"],
  ["O’Brien & Sons", "O'Brien + Sons"],
  ['Falcon <Fleet> "Services" LLC; #1', "Falcon Fleet Services LLC 1"],
  ["Ａli １２", "Ali 12"],
  ["  Ali   Hassan  ", "Ali Hassan"],
  ["Ali\u202E Hassan\u200F", "Ali Hassan"],
  ["=SUM(A1)", "SUM(A1)"],
  ["+971 Trading", "971 Trading"],
  ["//Ali//Hassan//", "Ali/Hassan"],
  ["A".repeat(80), "A".repeat(70)],
  [`${"A".repeat(69)} Hassan`, "A".repeat(69)],
  ["نورة صالح", null],
  ["Ali نورة", null],
  ["Иван Петров", null],
  ["王伟", null],
  ["Ali ١٢", null],
  ["", null],
  ["--", null],
  ["123", null],
])("banks take %j as %j", (text, taken) => {
  expect(bankText(text, 70)).toBe(taken);
});
