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

interface Command {
  readonly receivedAt: number;
}

/** A count of its own for each server. */
export function createInFlight(): InFlight {
  const commands = new Map<number, Set<Command>>();
  const waiting = new Map<number, Set<() => void>>();

  const receivedBefore = (lotId: number, instant: number): number => {
    let count = 0;
    for (const command of commands.get(lotId) ?? []) if (command.receivedAt < instant) count++;
    return count;
  };

  /** By user: the keys of his commands, which are few. */
  const keys = new Map<number, string[]>();

  return {
    beginKey(userId, key) {
      const own = keys.get(userId);
      if (own) own.push(key);
      else keys.set(userId, [key]);
      return () => {
        const left = keys.get(userId) ?? [];
        if (left.length > 1) left.splice(left.indexOf(key), 1);
        else keys.delete(userId);
      };
    },
    hasKey: (userId, key) => keys.get(userId)?.includes(key) ?? false,
    receivedBefore,
    begin(lotId, receivedAt) {
      const command: Command = { receivedAt };
      const onLot = commands.get(lotId);
      if (onLot) onLot.add(command);
      else commands.set(lotId, new Set([command]));
      return () => {
        const left = commands.get(lotId);
        left?.delete(command);
        if (left?.size === 0) commands.delete(lotId);
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
