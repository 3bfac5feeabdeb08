/** Differences between systems in starting and ending programs; each function takes the system, for its tests. */
import path from "node:path";

type System = NodeJS.Platform;
type Environment = Readonly<Record<string, string | undefined>>;

/** Returns an environment in which the programs of a folder are found first. Windows may call its PATH "Path". */
export function withFolderFirst(
  folder: string,
  environment: Environment,
  system: System = process.platform,
): Record<string, string | undefined> {
  const isPath = (name: string) => (system === "win32" ? name.toUpperCase() === "PATH" : name === "PATH");
  const names = Object.keys(environment).filter(isPath);
  const { delimiter } = system === "win32" ? path.win32 : path.posix;
  const folders = [folder, ...names.map((name) => environment[name])].filter(Boolean);
  const others = Object.entries(environment).filter(([name]) => !isPath(name));
  return { ...Object.fromEntries(others), [names[0] ?? "PATH"]: folders.join(delimiter) };
}

export interface Spawned {
  readonly program: string;
  readonly args: readonly string[];
  /** Programs of npm are scripts of a shell on Windows. */
  readonly shell: boolean;
  /** Own process group: whatever the program starts ends with it. Windows would open a window. */
  readonly detached: boolean;
}

/** Returns how a program is started. */
export function spawned(
  [program, ...args]: readonly [string, ...string[]],
  system: System = process.platform,
): Spawned {
  if (system !== "win32") return { program, args, shell: false, detached: true };
  return { program: quoted(program), args: args.map(quoted), shell: true, detached: false };
}

/** Windows knows no groups of processes: there, `taskkill` ends a process with all that it started. */
export function endOfGroup(
  pid: number,
  signal: NodeJS.Signals,
  system: System = process.platform,
): { readonly kill: readonly [pid: number, signal: NodeJS.Signals] } | { readonly run: readonly string[] } {
  if (system !== "win32") return { kill: [-pid, signal] };
  return { run: ["taskkill", "/pid", String(pid), "/t", "/f"] };
}

/** Quotes a word for the shell of Windows. */
function quoted(word: string): string {
  return /^[\w./\\:=@+-]+$/.test(word) ? word : `"${word.replaceAll('"', '""')}"`;
}
