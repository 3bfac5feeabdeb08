/** Whether a soak finds memory, files and sockets that grow. */
import { expect, it } from "vitest";
import type { Sample } from "../record/sampler.ts";
import { flatness } from "./flat.ts";

const span = { from: 0, to: 100_000, acceptedBids: 1_024 };

function samples(of: (second: number) => Partial<Sample>): Sample[] {
  const usual = { cpu: 10, rssMb: 400, heapMb: 80, handles: 200, databaseMb: 10 };
  return Array.from({ length: 100 }, (_, second) => ({ at: second * 1_000, ...usual, ...of(second) }));
}

it("a heap that goes up and down is flat, and the growth of the database is reported", () => {
  const { problems, figures } = flatness(
    samples((second) => ({ heapMb: 80 + (second % 10) * 8, databaseMb: 10 + second / 99 })),
    span,
  );
  expect(problems).toEqual([]);
  expect(figures.at(-1)).toBe("database: 10 -> 11 MB, 36 MB an hour, 1.0 kB for each accepted bid");
});

it("a heap with rising lows is found, also beneath its garbage", () => {
  const { problems } = flatness(
    samples((second) => ({ heapMb: 80 + second + (second % 10) * 8 })),
    span,
  );
  expect(problems).toEqual([expect.stringContaining("The heap grew")]);
});

it("late visitors are no leak, remaining sockets are", () => {
  expect(
    flatness(
      samples((second) => ({ handles: second < 20 ? 40 : 200 })),
      span,
    ).problems,
  ).toEqual([]);
  expect(
    flatness(
      samples((second) => ({ handles: 200 + second })),
      span,
    ).problems,
  ).toHaveLength(1);
});

it("sockets that visitors open for a moment are no leak", () => {
  const { problems } = flatness(
    samples((second) => ({ handles: second > 75 && second % 20 === 0 ? 330 : 200 })),
    span,
  );
  expect(problems).toEqual([]);
});

it("a server without samples proves nothing", () => {
  expect(flatness([], span).problems).toEqual(["The server did not tell what it uses"]);
});
