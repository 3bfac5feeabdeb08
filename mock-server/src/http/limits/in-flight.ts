/**
 * Tracks commands on a lot that are received but not answered. The closing job waits for those received before the
 * end: they count as in time, however late they are judged.
 */
export interface InFlight {
  /**
   * Marks a keyed command of this user as in progress.
   * @returns a function to call once the command is answered.
   */
  beginKey(userId: number, key: string): () => void;
  /** Whether a command of this user with this key is in progress. */
  hasKey(userId: number, key: string): boolean;
  /**
   * Marks a command from its receipt on.
   * @returns a function to call once the command is answered.
   */
  begin(lotId: number, receivedAt: number): () => void;
  /** Returns how many commands on this lot were received before `instant` (ms) and are unanswered. */
  receivedBefore(lotId: number, instant: number): number;
  /**
   * Resolves to true once no command received before `instant` is left, to false after `withinMs` on the real
   * clock.
   */
  judged(lotId: number, instant: number, withinMs: number): Promise<boolean>;
}

/** A command in progress, with its place in the list. */
interface Placed {
  place: number;
}

interface Command extends Placed {
  readonly lotId: number;
  readonly receivedAt: number;
}

interface OwnKey extends Placed {
  readonly userId: number;
  readonly key: string;
}

/** Returns a separate counter for each server. */
export function createInFlight(): InFlight {
  // Lists instead of maps by lot or user: every call is added and removed, few look-ups happen, and the lists are
  // short.
  const commands: Command[] = [];
  const keys: OwnKey[] = [];
  const waiting = new Map<number, Set<() => void>>();

  const receivedBefore = (lotId: number, instant: number): number => {
    let count = 0;
    for (const command of commands) if (command.lotId === lotId && command.receivedAt < instant) count++;
    return count;
  };

  return {
    beginKey(userId, key) {
      const own: OwnKey = { userId, key, place: keys.length };
      keys.push(own);
      return () => removeEntry(keys, own);
    },
    hasKey: (userId, key) => keys.some((own) => own.userId === userId && own.key === key),
    receivedBefore,
    begin(lotId, receivedAt) {
      const command: Command = { lotId, receivedAt, place: commands.length };
      commands.push(command);
      return () => {
        removeEntry(commands, command);
        for (const look of waiting.get(lotId) ?? []) look();
      };
    },
    judged(lotId, instant, withinMs) {
      if (receivedBefore(lotId, instant) === 0) return Promise.resolve(true);
      const { promise, resolve } = Promise.withResolvers<boolean>();
      const looks = waiting.get(lotId) ?? new Set();
      waiting.set(lotId, looks);
      const end = (judged: boolean) => {
        clearTimeout(timer);
        looks.delete(look);
        if (looks.size === 0) waiting.delete(lotId);
        resolve(judged);
      };
      const look = () => {
        if (receivedBefore(lotId, instant) === 0) end(true);
      };
      const timer = setTimeout(end, withinMs, false);
      looks.add(look);
      return promise;
    },
  };
}

/** Removes an entry from a list; the last entry takes its place. */
function removeEntry<One extends Placed>(list: One[], one: One): void {
  const last = list.pop();
  if (!last || last === one) return;
  list[one.place] = last;
  last.place = one.place;
}
