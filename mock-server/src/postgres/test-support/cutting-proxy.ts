/** Test helper: a link to PostgreSQL that breaks at a COMMIT. */
import { connect, createServer } from "node:net";
import { join } from "node:path";
import { onTestFinished } from "vitest";
import { temporaryFolder } from "../../sqlite/test-support/open.ts";

const SOCKET = ".s.PGSQL.5432";

/**
 * `through` returns the address of the proxy for that of a database. After `cut`, the next COMMIT breaks its link: before
 * the server hears of it, or after the server has done it. `change`: of what the server says.
 */
export function cuttingProxy(change = (bytes: Buffer) => bytes) {
  const folder = temporaryFolder();
  let next: "before" | "after" | null = null;
  let host = "";
  const server = createServer((client) => {
    const upstream = connect(join(host, SOCKET));
    const relay = (bytes: Buffer, to: typeof client, moment: "before" | "after") => {
      if (next !== moment || !bytes.includes("COMMIT\0")) return void to.write(bytes);
      next = null;
      client.destroy();
      upstream.destroy();
    };
    client
      .on("data", (bytes: Buffer) => relay(bytes, upstream, "before"))
      .on("error", () => upstream.destroy());
    upstream
      .on("data", (bytes: Buffer) => relay(change(bytes), client, "after"))
      .on("error", () => client.destroy());
    client.on("close", () => upstream.destroy());
    upstream.on("close", () => client.destroy());
  });
  server.listen(join(folder, SOCKET));
  onTestFinished(() => void server.close());
  return {
    through(url: string): string {
      const address = new URL(url.replace("@/", "@unix/"));
      host = address.searchParams.get("host")!;
      return url.replace(encodeURIComponent(host), encodeURIComponent(folder));
    },
    cut(moment: "before" | "after"): void {
      next = moment;
    },
  };
}
