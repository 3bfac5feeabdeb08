import { expect, it } from "vitest";
import { endOfGroup, spawned, withFolderFirst } from "./processes.ts";

it.each(["linux", "darwin"] as const)("on %s, a folder comes first in the PATH", (system) => {
  expect(withFolderFirst("/marsa/bin", { HOME: "/home/a", PATH: "/usr/bin:/bin" }, system)).toEqual({
    HOME: "/home/a",
    PATH: "/marsa/bin:/usr/bin:/bin",
  });
});

it("on Windows, it comes first in the Path, which keeps its name and stays the only one", () => {
  const environment = { Path: String.raw`C:\Windows;C:\node`, TEMP: String.raw`C:\tmp` };
  expect(withFolderFirst(String.raw`C:\marsa\bin`, environment, "win32")).toEqual({
    Path: String.raw`C:\marsa\bin;C:\Windows;C:\node`,
    TEMP: String.raw`C:\tmp`,
  });
});

it.each(["linux", "win32"] as const)("on %s, a folder is the PATH where there is none", (system) => {
  expect(withFolderFirst("bin", {}, system)).toEqual({ PATH: "bin" });
});

it.each(["linux", "darwin"] as const)("on %s, a program starts without a shell, in a group", (system) => {
  expect(spawned(["playwright", "test", "-g", "a bid | $HOME"], system)).toEqual({
    program: "playwright",
    args: ["test", "-g", "a bid | $HOME"],
    shell: false,
    detached: true,
  });
});

it("on Windows, a program of npm starts by the shell, which gets each word whole", () => {
  const node = String.raw`C:\Program Files\node.exe`;
  expect(spawned(["playwright", "test", "-g", 'a "good" bid & more'], "win32")).toEqual({
    program: "playwright",
    args: ["test", "-g", '"a ""good"" bid & more"'],
    shell: true,
    detached: false,
  });
  expect(spawned([node, "a.ts"], "win32")).toMatchObject({ program: `"${node}"`, args: ["a.ts"] });
});

it.each(["linux", "darwin"] as const)("on %s, a signal goes to the group", (system) => {
  expect(endOfGroup(41, "SIGTERM", system)).toEqual({ kill: [-41, "SIGTERM"] });
});

it("on Windows, taskkill ends the program with all that it started", () => {
  expect(endOfGroup(41, "SIGTERM", "win32")).toEqual({ run: ["taskkill", "/pid", "41", "/t", "/f"] });
});
