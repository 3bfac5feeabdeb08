/** `CONTRACT_URL=http://localhost:4000 npx vitest run api-spec/contract`: the contract against any server. */
import { describe } from "vitest";
import { testContract } from "./suite.ts";

const url = process.env["CONTRACT_URL"];

describe.runIf(url)("the contract against the server that CONTRACT_URL names", () => {
  testContract(String(url), async () => (path, init) => fetch(`${url}${path}`, init));
});
