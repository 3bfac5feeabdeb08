/**
 * Sends requests that schemathesis generates from the document to a server of this repository. No reply may be a
 * 5xx or differ from the document. The controls are left out: they would change the server under test.
 * `node .ci/schemathesis/schemathesis.ts [--examples 50] [--short]`: the number of requests that each generator sends to
 * each call. --short leaves out the extreme values, of which `npm test` sends its own, and generates 5 requests.
 */
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { parseArgs } from "node:util";
import { operations, type OperationId } from "../../api-spec/generated/operations.ts";
import { openapi } from "../../api-spec/src/document.ts";
import { startServer } from "../../load-tests/bin/server.ts";
import { installLocked, NoPython } from "../../realtime/crossbar/python.ts";
import { root } from "../steps.ts";
import { runWithLog } from "../tools.ts";

const reports = join(root, ".data", "reports");
const METHODS = ["get", "put", "post", "delete", "patch"];
const CONFIG = join(import.meta.dirname, "schemathesis.toml");
/** The server makes cursors itself and refuses others, so generated cursors are left out. */
const NOT_ASKED = "positive_data_acceptance";

const { values } = parseArgs({
  options: { examples: { type: "string" }, short: { type: "boolean", default: false } },
});
const examples = values.examples ?? (values.short ? "5" : "50");
/** Phases of schemathesis; `coverage` are the extreme values. */
const phases = values.short ? "examples,fuzzing,stateful" : "examples,coverage,fuzzing,stateful";
const installed = pythonIfAny();
if (installed) await testServer(installed);
else console.log("SKIPPED: no Python 3.11 or newer, so no request was generated");

function pythonIfAny(): string | null {
  try {
    return installLocked({
      venv: join(root, ".bin/schemathesis"),
      lock: join(import.meta.dirname, "requirements.txt"),
    });
  } catch (error) {
    if (error instanceof NoPython) return null;
    throw error;
  }
}

async function testServer(python: string): Promise<void> {
  mkdirSync(reports, { recursive: true });
  const { url, stop } = await startServer({ env: { CHECK_REPLIES: "on" } });
  try {
    const [token, otherToken] = await tokensFrom(url);
    const st = (name: string, bearer: string, wanted: (id: OperationId) => boolean) =>
      generate({ program: join(python, "../st"), url, name, bearer, wanted });
    // Signing out would end the session of all other requests.
    await st("calls", token, (id) => isFeature(id) && id !== "signout");
    await st("signout", otherToken, (id) => id === "signout");
  } finally {
    await stop();
  }
}

function isFeature(id: OperationId): boolean {
  return operations[id].tag !== "controls";
}

interface Generated {
  readonly program: string;
  readonly url: string;
  /** A part of schemathesis' report. */
  readonly name: string;
  readonly bearer: string;
  readonly wanted: (id: OperationId) => boolean;
}

/**
 * Checks the report.
 * @throws Error when a reply differs from the document.
 */
async function generate({ program, url, name, bearer, wanted }: Generated): Promise<void> {
  const document = join(reports, `schemathesis-${name}.json`);
  writeFileSync(document, JSON.stringify(only(wanted)));
  const reach = ["--url", `${url}/api`, "-H", `Authorization: Bearer ${bearer}`];
  const checks = [
    "-c",
    "all",
    "--exclude-checks",
    NOT_ASKED,
    "--phases",
    phases,
    "-n",
    examples,
    "--seed",
    "1",
  ];
  const report = ["--report", "junit", "--report-junit-path", join(reports, `schemathesis-${name}.xml`)];
  // Its report ends like that of a test runner that found no test, so a reader of CI's output would miscount.
  const log = join(reports, `schemathesis-${name}.log`);
  await runWithLog(
    [program, "--config-file", CONFIG, "run", document, ...reach, ...checks, ...report, "--no-color"],
    900,
    { cwd: reports, log },
  );
  const count = /\d+ generated, .*$/m.exec(readFileSync(log, "utf8"))?.[0] ?? "no count";
  console.log(`schemathesis, ${name}: ${count} (${relative(root, log)})`);
}

/** Returns the document reduced to these calls. */
function only(wanted: (id: OperationId) => boolean): object {
  const paths = Object.entries(openapi.paths).flatMap(([path, item]) => {
    const fields = Object.entries(item).filter(
      ([key, value]) => !METHODS.includes(key) || wanted((value as { operationId: OperationId }).operationId),
    );
    return fields.some(([key]) => METHODS.includes(key)) ? [[path, Object.fromEntries(fields)] as const] : [];
  });
  return { ...openapi, paths: Object.fromEntries(paths) };
}

async function tokensFrom(url: string): Promise<[string, string]> {
  const response = await fetch(`${url}/_mock/tokens`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ count: 2 }),
  });
  const { data } = (await response.json()) as { data: [Token, Token] };
  return [data[0].access_token, data[1].access_token];
}

interface Token {
  readonly access_token: string;
}
