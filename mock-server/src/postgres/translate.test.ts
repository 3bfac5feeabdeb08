/** Tests of `translate.ts`. */
import { expect, it } from "vitest";
import { translate } from "./translate.ts";

it.each([
  ["SELECT a FROM b WHERE c = ? AND d = ?", "SELECT a FROM b WHERE c = $1 AND d = $2"],
  ["SELECT a AS soldAt FROM user u", 'SELECT a AS "soldAt" FROM "user" u'],
  ["SELECT user_id FROM main.history", "SELECT user_id FROM history"],
  ["SELECT a FROM lot INDEXED BY lot_offer WHERE b", "SELECT a FROM lot  WHERE b"],
  [`SELECT json_object('soldAt?', "isBot")`, `SELECT json_build_object('soldAt?', "isBot")`],
  ["SELECT 'it''s user ?', ?", "SELECT 'it''s user ?', $1"],
])("%s", (sql, text) => {
  expect(translate(sql)).toEqual({ text, names: [] });
});

it("keeps the order of named parameters", () => {
  expect(translate("VALUES (@soldAt, @price)")).toEqual({
    text: "VALUES ($1, $2)",
    names: ["soldAt", "price"],
  });
});
