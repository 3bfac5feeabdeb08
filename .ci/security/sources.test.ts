/** What the sources, packages and images of the project never contain. */
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { root } from "../steps.ts";

const read = (path: string) => readFileSync(join(root, path), "utf8");
/** Generated folders, packages and what a build makes. */
const LEFT_OUT = /(^|\/)(node_modules|\.data|\.bin|\.venv|dist|generated|test-support)(\/|$)/;
const listed = (pattern: string) =>
  globSync(pattern, { cwd: root, exclude: (path) => LEFT_OUT.test(path) }).filter(
    (path) => !LEFT_OUT.test(path),
  );

/** The code that people run: server, router, app and contract, without tests. */
const sources = [
  ...listed("{mock-server,web,api-spec,realtime}/src/**/*.{ts,tsx}"),
  ...listed("realtime/router/**/*.ts"),
].filter((path) => !/\.test\.tsx?$/.test(path));

/** Returns the lines of some files that match, each with its file. */
function linesWith(files: readonly string[], pattern: RegExp): string[] {
  return files.flatMap((file) =>
    read(file)
      .split("\n")
      .filter((line) => pattern.test(line) && !/^\s*(\/\/|\/?\*)/.test(line))
      .map((line) => `${file}: ${line.trim()}`),
  );
}

it("there are sources to read", () => {
  expect(sources.length).toBeGreaterThan(1_000);
});

it("no source runs text as code, or writes text as HTML", () => {
  const runs = /\beval\(|\bnew Function\b|\bset(Timeout|Interval)\(\s*["'`]/;
  const writes = /dangerouslySetInnerHTML|\.(inner|outer)HTML\s*=|insertAdjacentHTML|document\.write/;
  expect([...linesWith(sources, runs), ...linesWith(sources, writes)]).toEqual([]);
});

it("no source passes words to a shell", () => {
  expect(linesWith(sources, /\bshell:\s*true/)).toEqual([]);
  expect(linesWith(sources, /from "node:child_process"/)).toEqual([
    'mock-server/src/threads/task-worker.ts: import { fork, type ChildProcess } from "node:child_process";',
    // Start a whole server, or an owner and its edges, for a test suite, which names programs and arguments itself.
    'mock-server/src/testing/house.ts: import { fork, type ChildProcess } from "node:child_process";',
    'mock-server/src/testing/start-marsa.ts: import { type ChildProcess, spawn, type StdioOptions } from "node:child_process";',
    // The owner and the edges: this program again.
    'mock-server/src/start/supervisor.ts: import { fork, type ChildProcess } from "node:child_process";',
    // The router's process: a program of this repository with arguments of Node alone, and the type of its other end.
    'realtime/router/messages.ts: import type { ChildProcess } from "node:child_process";',
    'realtime/router/process.ts: import { fork, type ChildProcess } from "node:child_process";',
  ]);
});

it("no source uses a hash or cipher that is known to be broken", () => {
  const broken = /["'](md4|md5|sha1|sha-1|des|des3|rc4|blowfish|aes-\d+-ecb)["']/i;
  expect(linesWith(sources, broken)).toEqual([]);
});

it("nothing secret comes from Math.random", () => {
  const files = linesWith(sources, /Math\.random/).map((line) => line.slice(0, line.indexOf(":")));
  // Waiting times, which spread clients out, and ids of WAMP sessions, which are no secret.
  expect([...new Set(files)].toSorted()).toEqual([
    "api-spec/src/client.ts",
    "realtime/router/broker.ts",
    "realtime/src/client.ts",
    "realtime/src/follow.ts",
    "web/src/realtime/link/connection.ts",
    "web/src/realtime/link/link-up.ts",
  ]);
});

it("no password field refuses a paste or a password manager", () => {
  const filesWith = (pattern: RegExp) =>
    linesWith(sources, pattern).map((line) => line.slice(0, line.indexOf(":")));
  expect(filesWith(/type=.*"password"/).toSorted()).toEqual([
    "mock-server/src/site/first-admin-page.ts",
    "web/src/components/form/password-field.tsx",
  ]);
  // A field of six digits, which takes a code out of a text, and the photos of a form.
  expect(filesWith(/\bonPaste\b|"paste"/).toSorted()).toEqual([
    "web/src/components/form/code-field.tsx",
    "web/src/lib/browser/use-file-drop.ts",
  ]);
  const purposes = sources.flatMap((path) =>
    [
      ...read(path).matchAll(/(?:PasswordField|type="password")[^<]*?\bauto[cC]omplete\s*=\s*("[^"]*"|\S+)/g),
    ].map(([, purpose]) => purpose),
  );
  expect(new Set(purposes)).toEqual(new Set(['"current-password"', '"new-password"']));
});

it("no call takes a secret in its address", () => {
  const document = JSON.stringify(JSON.parse(read("api-spec/generated/openapi.json")));
  const names = document.matchAll(/"name":"([^"]+)","in":"(?:path|query)"/g);
  const all = [...names].map(([, name]) => name!);
  expect(all.length).toBeGreaterThan(50);
  // The registration of a device for push, as the browser's protocol of push names it: it opens no account.
  expect(document).toContain("/push/registrations/{token}");
  const secrets = all.filter((name) => /token|passw|secret|otp|iban|email|phone|confirm/i.test(name));
  expect([...new Set(secrets)]).toEqual(["token"]);
});

it("every package has an exact version and a checksum, and no address of its own", () => {
  const manifests = ["package.json", ...listed("{*,.ci/*}/package.json")];
  const ranges = manifests.flatMap((path) => {
    const { dependencies, devDependencies, optionalDependencies } = JSON.parse(read(path)) as Manifest;
    const all = Object.entries({ ...dependencies, ...devDependencies, ...optionalDependencies });
    return all
      .filter(([, version]) => !/^(npm:[^@]*(@[^@/]+\/[^@]+)?@)?\d+\.\d+\.\d+/.test(version))
      .map(String);
  });
  expect(ranges).toEqual([]);
  const locked = ["package-lock.json", ...listed(".ci/*/package-lock.json")].flatMap((path) =>
    Object.entries((JSON.parse(read(path)) as { packages: Record<string, Locked> }).packages),
  );
  const odd = locked.filter(
    ([path, { resolved, integrity, link }]) =>
      path.includes("node_modules/") &&
      !link &&
      (resolved !== undefined || !integrity?.startsWith("sha512-")),
  );
  expect(odd.map(([path]) => path)).toEqual([]);
});

interface Manifest {
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

interface Locked {
  readonly resolved?: string;
  readonly integrity?: string;
  readonly link?: boolean;
}

it("every action of a workflow has a digest, and one of them asks for known faults of the packages", () => {
  const workflows = [".github/workflows/ci.yml", ".github/workflows/proof.yml"].map(read);
  const used = workflows.flatMap((text) => [...text.matchAll(/uses: (.+)$/gm)].map(([, action]) => action!));
  expect(used.length).toBeGreaterThan(8);
  expect(used.filter((action) => !/^[\w-]+\/[\w/-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/.test(action))).toEqual(
    [],
  );
  expect(workflows.join("\n")).toContain("run: npm audit --audit-level=high");
});

it("every base image has a version and a digest", () => {
  const images = listed("*/{,crossbar/}Dockerfile").flatMap((path) => {
    const names = new Map(
      [...read(path).matchAll(/^ARG (\w+)=(.*)$/gm)].map(([, arg, image]) => [`\${${arg}}`, image!]),
    );
    return [...read(path).matchAll(/^FROM (\S+)/gm)].map(([, image]) => names.get(image!) ?? image!);
  });
  const others = [...read("docker-compose.yml").matchAll(/^ +image: (?!marsa\/)(.+)$/gm)].map(
    ([, image]) => image!,
  );
  const developers = JSON.parse(read(".devcontainer/devcontainer.json")) as { image: string };
  const all = [...images, ...others, developers.image];
  expect(all).toHaveLength(10);
  expect(all.filter((image) => !/:v?\d+(\.\d+)+[^@]*@sha256:[0-9a-f]{64}$/.test(image))).toEqual([]);
});

it("containers run as an ordinary user, without rights, with limits of memory and processes", () => {
  for (const path of listed("*/{,crossbar/}Dockerfile")) {
    const users = [...read(path).matchAll(/^USER (.+)$/gm)].map(([, name]) => name);
    expect([path, users.at(-1)]).toEqual([path, expect.stringMatching(/^(?!root$|0$)/)]);
  }
  const compose = read("docker-compose.yml");
  const services = compose
    .slice(0, compose.indexOf("\nconfigs:"))
    .split(/\n {2}(?=[a-z-]+:(?: &\w+)?\n)/)
    .slice(1)
    // The others are as the service that they name.
    .filter((service) => !/\n {4}(extends|<<): /.test(service));
  expect(services.length).toBe(7);
  for (const service of services) {
    expect(service).toMatch(/mem_limit: \d/);
    expect(service).toMatch(/pids_limit: \d/);
    expect(service).toContain("cap_drop: [ALL]");
    expect(service).toContain("no-new-privileges:true");
    for (const [, port] of service.matchAll(/^ {6}- "(.*:\d+)"$/gm)) expect(port).toMatch(/^127\.0\.0\.1:/);
  }
});

it("the repository holds no private key and no token", () => {
  const files = listed("**/*.{ts,tsx,mjs,json,yaml,yml,md,py,env,pem,key}").filter(
    (path) => !path.endsWith("package-lock.json"),
  );
  const secret =
    /-----BEGIN [A-Z ]*PRIVATE KEY|\bAKIA[0-9A-Z]{16}\b|\bgh[pousr]_\w{36}|\bxox[bp]-\w{10}|\bsk_live_/;
  // This file describes how they look.
  expect(linesWith(files, secret).filter((line) => !line.startsWith(".ci/security/"))).toEqual([]);
});
