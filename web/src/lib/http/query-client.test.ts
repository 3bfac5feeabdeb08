import { QueryObserver } from "@tanstack/react-query";
import { afterEach, describe, expect, it, vi } from "vitest";
import { queryClient } from "./query-client.ts";

/** Watches a query whose replies the test sends: each call of `reply` ends the oldest open request. */
function watched(key: string) {
  const open: ((reply: string) => void)[] = [];
  const observer = new QueryObserver(queryClient, {
    queryKey: [key],
    queryFn: () => new Promise<string>((resolve) => open.push(resolve)),
  });
  const stop = observer.subscribe(() => undefined);
  return {
    open,
    reply: (text: string) => open.shift()!(text),
    shown: () => observer.getCurrentResult().data,
    stop,
  };
}

afterEach(() => queryClient.clear());

describe("news of a list", () => {
  it("that comes while the list is read for the first time makes it be read again", async () => {
    const list = watched("notices");
    void queryClient.invalidateQueries({ queryKey: ["notices"] });
    expect(list.open).toHaveLength(1);

    list.reply("without the news");
    await vi.waitFor(() => expect(list.open).toHaveLength(1));
    expect(list.shown()).toBe("without the news");
    list.reply("with the news");
    await vi.waitFor(() => expect(list.shown()).toBe("with the news"));
    list.stop();
  });

  it("that comes many times during the first read makes it be read once more", async () => {
    const list = watched("notices");
    for (let times = 0; times < 3; times++) void queryClient.invalidateQueries({ queryKey: ["notices"] });
    list.reply("without the news");
    await vi.waitFor(() => expect(list.open).toHaveLength(1));
    list.reply("with the news");
    await vi.waitFor(() => expect(list.shown()).toBe("with the news"));
    expect(list.open).toHaveLength(0);
    list.stop();
  });

  it("that concerns another list leaves it alone", async () => {
    const list = watched("notices");
    void queryClient.invalidateQueries({ queryKey: ["invoices"] });
    list.reply("complete");
    await vi.waitFor(() => expect(list.shown()).toBe("complete"));
    expect(list.open).toHaveLength(0);
    list.stop();
  });
});
