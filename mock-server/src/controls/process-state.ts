/** Shows the resources of the process. */
import { readdir, stat } from "node:fs/promises";
import { cpus } from "node:os";
import { join } from "node:path";
import { ok, type Handler } from "../http/handler.ts";

/** GET /_mock/process */
export const getProcess: Handler<"getProcess"> = async (_request, context) => {
  const { env, realNow, startedAt, store, quarantine } = context;
  const { user, system } = process.cpuUsage();
  const { rss, heapUsed } = process.memoryUsage();
  const database = join(env.dataDir, "marsa.db");
  const sizes = await Promise.all([database, `${database}-wal`].map(sizeOf));
  const cores = cpus();
  return ok({
    uptime_s: Math.round((realNow() - startedAt) / 100) / 10,
    cpu_s: (user + system) / 1e6,
    rss_bytes: rss,
    heap_bytes: heapUsed,
    handles: await openHandles(),
    database_bytes: sizes.reduce((sum, size) => sum + size, 0),
    outbox_lag: await store.outbox.count(),
    clock_lead_ms: context.clockLead(),
    closed_lots: quarantine.closed.lots,
    platform: `Node ${process.versions.node}, ${process.platform}, ${cores.length} x ${cores[0]?.model.trim() ?? "?"}`,
  });
};

async function sizeOf(file: string): Promise<number> {
  return stat(file).then(
    ({ size }) => size,
    () => 0,
  );
}

async function openHandles(): Promise<number | null> {
  return readdir("/proc/self/fd").then(
    (open) => open.length,
    () => null,
  );
}
