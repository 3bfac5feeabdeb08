/**
 * Commands on a lot that have been received but not yet answered, in this process. The closer waits for those that
 * were received before the end: they are judged as in time, however late their turn comes.
 */
export interface InFlight {
  /** A keyed command of this user is under way; call the result once it is answered, whichever way. */
  beginKey(userId: number, key: string): () => void;
  /** Whether a command of this user with this key is under way. */
  hasKey(userId: number, key: string): boolean;
  /** From the receipt of a command on; call the result once it is answered, whichever way. */
  begin(lotId: number, receivedAt: number): () => void;
  /** How many commands on this lot were received before `instant` (ms) and are not answered yet. */
  receivedBefore(lotId: number, instant: number): number;
  /**
   * Resolves to true as soon as none is left that was received before `instant`, to false after `withinMs`
   * on the real clock.
   */
  judged(lotId: number, instant: number, withinMs: number): Promise<boolean>;
}

/** One of those under way, which knows where it stands among them. */
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

/** A count of its own for each server. */
export function createInFlight(): InFlight {
  // Lists, and no maps by lot or user: every call goes in and out, hardly anybody looks, and there are few to look at.
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
      return () => takeOut(keys, own);
    },
    hasKey: (userId, key) => keys.some((own) => own.userId === userId && own.key === key),
    receivedBefore,
    begin(lotId, receivedAt) {
      const command: Command = { lotId, receivedAt, place: commands.length };
      commands.push(command);
      return () => {
        takeOut(commands, command);
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

/** Takes one out of a list, whose last one gets its place. */
function takeOut<One extends Placed>(list: One[], one: One): void {
  const last = list.pop();
  if (!last || last === one) return;
  list[one.place] = last;
  last.place = one.place;
}
