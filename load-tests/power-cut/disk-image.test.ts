/** The states that a power cut can leave of written, renamed and deleted files. */
import { describe, expect, it } from "vitest";
import { Disk } from "./disk-image.ts";
import type { LogRecord } from "./log-format.ts";
import { randomFrom } from "./random.ts";
import { rename, resize, simple, sync, write } from "./test-support/log.ts";

function diskAfter(
  records: readonly LogRecord[],
  begin: Readonly<Record<string, string>> = { db: "" },
): Disk {
  const disk = new Disk(new Map(Object.entries(begin).map(([name, text]) => [name, Buffer.from(text)])));
  for (const record of records) disk.apply(record);
  return disk;
}

/** Returns all that power cuts can leave of a disk, as text. */
function remainsOf(disk: Disk): Set<string> {
  const seeds = Array.from({ length: 200 }, (_, seed) => randomFrom(`${seed}`));
  return new Set(
    seeds.map((random) =>
      [...disk.cut(random).files].map(([name, bytes]) => `${name}=${bytes.toString()}`).join(" "),
    ),
  );
}

const remainsAfter = (...given: Parameters<typeof diskAfter>) => remainsOf(diskAfter(...given));

describe("a write", () => {
  it("is never lost once it is synced", () => {
    expect(remainsAfter([write(0, "one"), ...sync()])).toEqual(new Set(["db=one"]));
  });

  it("may be lost after the last sync", () => {
    expect(remainsAfter([write(0, "one"), ...sync(), write(3, "two")])).toEqual(
      new Set(["db=one", "db=onetwo"]),
    );
  });

  it("may be lost while its sync is under way", () => {
    expect(remainsAfter([write(0, "one"), simple("sync begun")])).toEqual(new Set(["db=", "db=one"]));
  });

  it("is not covered by a sync that began before it", () => {
    const records = [simple("sync begun"), write(0, "one"), simple("synced")];
    expect(remainsAfter(records)).toEqual(new Set(["db=", "db=one"]));
  });

  it("is covered by the first of two syncs at once that began after it", () => {
    const [one, other] = [{ thread: 1 }, { thread: 2 }];
    const records = [
      simple("sync begun", one),
      write(0, "one"),
      simple("sync begun", other),
      simple("synced", other),
      simple("synced", one),
    ];
    expect(remainsAfter(records)).toEqual(new Set(["db=one"]));
  });

  it("is not covered by the sync of another file", () => {
    const begin = { db: "", log: "" };
    expect(remainsAfter([write(0, "one"), ...sync("log")], begin)).toEqual(
      new Set(["db= log=", "db=one log="]),
    );
  });

  it("may be kept while an earlier one is lost", () => {
    expect(remainsAfter([write(0, "a"), write(1, "b")])).toContain("db=\0b");
  });
});

it("a file may keep its old size until the new one is synced", () => {
  const begin = { db: "old" };
  expect(remainsAfter([resize(0)], begin)).toEqual(new Set(["db=", "db=old"]));
  expect(remainsAfter([resize(0), ...sync()], begin)).toEqual(new Set(["db="]));
});

it("the rest of a longer file is not read again when the file grows", () => {
  expect(remainsAfter([resize(1), write(3, "d"), ...sync()], { db: "abcdef" })).toEqual(
    new Set(["db=a\0\0d"]),
  );
});

describe("a name", () => {
  it("of a new file lasts when its folder is synced", () => {
    const made = [simple("make", { name: "log" }), write(0, "one", "log"), ...sync("log")];
    expect(remainsAfter(made, {})).toEqual(new Set(["", "log=one"]));
    expect(remainsAfter([...made, ...sync("")], {})).toEqual(new Set(["log=one"]));
  });

  it("of a deleted file comes back with the old content, unless its folder is synced", () => {
    const records = [simple("unlink", { name: "log" }), write(0, "new", "log"), ...sync("log")];
    expect(remainsAfter(records, { log: "old" })).toEqual(new Set(["log=old", "", "log=new"]));
    expect(remainsAfter([...records, ...sync("")], { log: "old" })).toEqual(new Set(["log=new"]));
  });

  it("that is given to another file is the old file's or the new one's, and none in between", () => {
    const begin = { db: "old", next: "new" };
    expect(remainsAfter([rename("next", "db")], begin)).toEqual(new Set(["db=old next=new", "db=new"]));
  });
});

it("goes on after a cut as if there had been none", () => {
  const disk = diskAfter([write(0, "one")]);
  disk.cut(randomFrom("1"));
  for (const record of sync()) disk.apply(record);
  expect(remainsOf(disk)).toEqual(new Set(["db=one"]));
});

describe("a killed process", () => {
  it("leaves its unrecorded writes, and a power cut may take them", () => {
    const disk = diskAfter([write(0, "one"), ...sync()]);
    expect(disk.becomes(new Map([["db", Buffer.from("one more")]]))).toBe(2);
    expect(remainsOf(disk)).toEqual(new Set(["db=one", "db=one more", "db=one\0\0\0\0\0"]));
  });

  it("leaves no sync that another process could end", () => {
    const disk = diskAfter([write(0, "one"), simple("sync begun")]);
    disk.becomes(disk.files);
    disk.apply(simple("synced"));
    expect(remainsOf(disk)).toEqual(new Set(["db=", "db=one"]));
  });

  it("that recorded everything leaves nothing else", () => {
    const disk = diskAfter([write(0, "one"), simple("make", { name: "log" })]);
    expect(disk.becomes(disk.files)).toBe(0);
  });

  it("may leave a name, a missing name or another size alone", () => {
    const text = Buffer.from("one");
    const begin = { db: "one" };
    expect(
      diskAfter([], begin).becomes(new Map([...diskAfter([], begin).files, ["log", Buffer.alloc(0)]])),
    ).toBe(1);
    expect(diskAfter([], begin).becomes(new Map())).toBe(1);
    expect(diskAfter([], begin).becomes(new Map([["db", text.subarray(0, 1)]]))).toBe(2);
    expect(diskAfter([], { db: "one\0" }).becomes(new Map([["db", text]]))).toBe(2);
  });
});
