/** Reads the resource use of a server once a second during a run. */
import type { components } from "@marsa/api-spec/generated/api.d.ts";

type ProcessState = components["schemas"]["ProcessState"];

export interface Sample {
  /** ms since 1970 */
  readonly at: number;
  /** Per cent of one core since the last sample. */
  readonly cpu: number | null;
  readonly rssMb: number;
  readonly heapMb: number;
  readonly handles: number | null;
  readonly databaseMb: number;
}

const EVERY_MS = 1_000;
const MB = 1024 * 1024;

export interface Sampler {
  readonly samples: readonly Sample[];
  /** The machine of the server; null before the first reply. */
  readonly platform: string | null;
  stop(): void;
}

/** Starts at once. A server that does not answer leaves a gap. */
export function startSampler(base: string): Sampler {
  const samples: Sample[] = [];
  let platform: string | null = null;
  let before: { readonly cpuS: number; readonly at: number } | null = null;
  const look = async (): Promise<void> => {
    const state = await readProcess(base);
    if (!state) return;
    const at = Date.now();
    platform = state.platform;
    const cpu = before && (100 * (state.cpu_s - before.cpuS)) / ((at - before.at) / 1_000);
    before = { cpuS: state.cpu_s, at };
    samples.push({
      at,
      cpu: cpu !== null && cpu >= 0 ? cpu : null,
      rssMb: state.rss_bytes / MB,
      heapMb: state.heap_bytes / MB,
      handles: state.handles,
      databaseMb: state.database_bytes / MB,
    });
  };
  const timer = setInterval(() => void look(), EVERY_MS);
  void look();
  return {
    samples,
    get platform() {
      return platform;
    },
    stop: () => clearInterval(timer),
  };
}

async function readProcess(base: string): Promise<ProcessState | null> {
  try {
    const response = await fetch(`${base}/_mock/process`, { signal: AbortSignal.timeout(5_000) });
    return response.ok ? ((await response.json()) as { data: ProcessState }).data : null;
  } catch {
    return null;
  }
}
