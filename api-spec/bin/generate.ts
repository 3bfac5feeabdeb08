/**
 * Writes api-spec/generated from the documents: the bundled JSON for the server's validation, the wire types, and
 * the operation table. `--out DIR` writes elsewhere, so that the check can compare.
 */
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { bundle, createConfig } from "@redocly/openapi-core";
import openapiTS, { astToString } from "openapi-typescript";
import { codeList, operationTable } from "./operation-table.ts";
import { addCallers } from "./who-may-call.ts";
import { addTitles } from "./with-titles.ts";

const here = import.meta.dirname;
const flag = process.argv.indexOf("--out");
const out = flag > 0 ? process.argv[flag + 1]! : join(here, "../generated");

const note = "Generated from the document by `npm run generate -w @marsa/api-spec`. Do not edit.";

await mkdir(out, { recursive: true });
const config = await createConfig({ extends: ["minimal"] });

const { bundle: openapi } = await bundle({ ref: join(here, "../openapi.yaml"), config });
// A part that an anchor of the YAML shares gets a title at each of its places.
const document = JSON.parse(JSON.stringify(openapi.parsed));
addCallers(document);
const types = await openapiTS(structuredClone(document), { alphabetize: false });
addTitles(document);
const writeDocument = () => writeFile(join(out, "openapi.json"), `${JSON.stringify(document, null, 1)}\n`);
await writeDocument();

await writeFile(join(out, "api.d.ts"), `/** ${note} */\n${astToString(types)}`);

await writeFile(join(out, "operations.ts"), `/** ${note} */\n${operationTable(document)}`);
await writeFile(join(out, "codes.ts"), `/** ${note} */\n${codeList(document)}`);

const { bundle: asyncapi } = await bundle({ ref: join(here, "../asyncapi.yaml"), config });
addTitles(asyncapi.parsed);
await writeFile(join(out, "asyncapi.json"), `${JSON.stringify(asyncapi.parsed, null, 1)}\n`);

// Examples are checked against the new schemas.
const { addExamples } = await import("./with-examples.ts");
const outdated = addExamples(document);
await writeDocument();
if (outdated.length > 0) {
  console.log(`Made from their schemas, since what was recorded no longer fits: ${outdated.join(", ")}.`);
  console.log("Record anew: npm run examples -w @marsa/api-spec -- --base-url http://localhost:4000");
}
