/** Which replies in a trace left before their commit was synced. */
import { expect, it } from "vitest";
import { readTrace } from "./trace.ts";

const write = `77 pwrite64(21</x/marsa.db-wal>, "..."..., 4096, 4152) = 4096`;
const sync = "77 fdatasync(21</x/marsa.db-wal>) = 0";
const answer = String.raw`77 writev(30<socket:[1]>, [{iov_base="HTTP/1.1 200 OK\r\n", iov_len=9}, {iov_base="{\"data\":{\"id_bid\":7}}", iov_len=9}], 2) = 18`;

it("a reply after the sync of its commit is right", () => {
  expect(readTrace([write, write, sync, answer, answer].join("\n"))).toEqual({
    answers: 2,
    syncs: 1,
    unsynced: [],
  });
});

it("a reply between the last write and its sync is found, also after an earlier sync", () => {
  expect(readTrace([write, sync, write, answer, sync].join("\n")).unsynced).toEqual(["id_bid 7"]);
});

it("a stored reply to a repeated key waits for no later write", () => {
  expect(readTrace([write, sync, answer, write, answer].join("\n")).unsynced).toEqual([]);
});

it("a sync covers the writes before its start, and no later ones", () => {
  const begun = "78 fdatasync(23</x/marsa.db-wal> <unfinished ...>";
  const ended = "78 <... fdatasync resumed>) = 0";
  expect(readTrace([write, begun, ended, answer].join("\n")).unsynced).toEqual([]);
  expect(readTrace([write, begun, write, ended, answer].join("\n")).unsynced).toHaveLength(1);
});

it("a sync of another file does not count", () => {
  expect(readTrace([write, sync.replace("-wal", ""), answer].join("\n")).unsynced).toHaveLength(1);
});

it("a failed or unfinished sync does not count", () => {
  const failed = sync.replace("= 0", "= -1 EIO (Input/output error)");
  expect(readTrace([write, failed, answer].join("\n")).unsynced).toHaveLength(1);
  const begun = "77 fdatasync(21</x/marsa.db-wal> <unfinished ...>";
  expect(readTrace([write, begun, answer].join("\n")).unsynced).toHaveLength(1);
  expect(readTrace([write, begun, "77 <... fdatasync resumed>) = 0", answer].join("\n")).unsynced).toEqual(
    [],
  );
});
