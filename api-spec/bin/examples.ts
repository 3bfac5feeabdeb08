/**
 * `npm run examples -w @marsa/api-spec -- --base-url http://localhost:4000`: records the example replies of the
 * document from a running server with controls into examples/replies. It restores the server's state afterwards.
 * Run `generate` next.
 */
import { parseArgs } from "node:util";
import { call, type Send } from "../contract/base/target.ts";
import { keepReply } from "../examples/recorded.ts";
import { recordReplies } from "../examples/record.ts";
import { operations, type OperationId } from "../generated/operations.ts";

const { values } = parseArgs({
  options: { "base-url": { type: "string", default: "http://localhost:4000" } },
});
const base = values["base-url"].replace(/\/$/, "");
const send: Send = (path, init) => fetch(base + path, init);

const before = { body: { name: "before-examples" } };
await call(send, "takeSnapshot", before);
const { replies, problems } = await recordReplies(send);
await call(send, "restoreSnapshot", before);

for (const [id, body] of replies) keepReply(id, body);
for (const problem of problems) console.log(problem);
const left = (Object.keys(operations) as OperationId[]).filter((id) => !replies.has(id));
console.log(`${replies.size} replies recorded.`);
if (left.length > 0) console.log(`Not recorded: ${left.join(", ")}`);
