import { expect, it } from "vitest";
import { readTrace } from "./trace.ts";

const write = `77 pwrite64(21</x/marsa.db-wal>, "..."..., 4096, 4152) = 4096`;
const sync = "77 fdatasync(21</x/marsa.db-wal>) = 0";
const answer = String.raw`77 writev(30<socket:[1]>, [{iov_base="HTTP/1.1 200 OK\r\n", iov_len=9}, {iov_base="{\"data\":{\"id_bid\":7}}", iov_len=9}], 2) = 18`;

it("an answer after the sync of its commit is in order", () => {
  expect(readTrace([write, write, sync, answer, answer].join("\n"))).toEqual({
    answers: 2,
    syncs: 1,
    unsynced: [],
    restarts: 0,
    unsafeRestarts: 0,
  });
});

it("what the tables are given later, before the next commit to the redo log, needs no sync", () => {
  const [redo, redoSync] = [write, sync].map((line) => line.replace("-wal", "-redo")) as [string, string];
  expect(readTrace([write, redo, redoSync, answer].join("\n")).unsynced).toEqual([]);
  expect(readTrace([redo, redoSync, write, answer].join("\n")).unsynced).toHaveLength(1);
  expect(readTrace([redo, sync, answer].join("\n")).unsynced).toHaveLength(1);
});

it("an answer between the last write and its sync is found, also when something was synced before", () => {
  expect(readTrace([write, sync, write, answer, sync].join("\n")).unsynced).toEqual(["id_bid 7"]);
});

it("an answer that is given again to its key waits for no later write", () => {
  expect(readTrace([write, sync, answer, write, answer].join("\n")).unsynced).toEqual([]);
});

function restartsIn(...lines: string[]) {
  const { restarts, unsafeRestarts } = readTrace(lines.join("\n"));
  return { restarts, unsafeRestarts };
}

it("a redo log that begins anew over tables that are not synced is found", () => {
  const restart = `77 pwrite64(22</x/marsa.db-redo>, "MARSARE1\\1"..., 900, 0) = 900`;
  const record = `77 pwrite64(22</x/marsa.db-redo>, "\\1\\2"..., 900, 916) = 900`;
  expect(restartsIn(write, sync, restart, record)).toEqual({ restarts: 1, unsafeRestarts: 0 });
  expect(restartsIn(write, restart)).toEqual({ restarts: 1, unsafeRestarts: 1 });
  expect(restartsIn(write, sync, write, record, restart)).toEqual({ restarts: 1, unsafeRestarts: 1 });
});

it("a sync covers the writes from before it began, and no later ones", () => {
  const begun = "78 fdatasync(23</x/marsa.db-wal> <unfinished ...>";
  const ended = "78 <... fdatasync resumed>) = 0";
  expect(readTrace([write, begun, ended, answer].join("\n")).unsynced).toEqual([]);
  expect(readTrace([write, begun, write, ended, answer].join("\n")).unsynced).toHaveLength(1);
});

it("a sync that failed, or is still on its way, is none", () => {
  const failed = sync.replace("= 0", "= -1 EIO (Input/output error)");
  expect(readTrace([write, failed, answer].join("\n")).unsynced).toHaveLength(1);
  const begun = "77 fdatasync(21</x/marsa.db-wal> <unfinished ...>";
  expect(readTrace([write, begun, answer].join("\n")).unsynced).toHaveLength(1);
  expect(readTrace([write, begun, "77 <... fdatasync resumed>) = 0", answer].join("\n")).unsynced).toEqual(
    [],
  );
});
