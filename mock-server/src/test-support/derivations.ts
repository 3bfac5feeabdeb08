/** Test helper: counts password hashes. */
import { createHook } from "node:async_hooks";

/**
 * Returns how many passwords and codes a call derives (argon2id), which is nearly all of its time. A count is the
 * same on a busy machine; a duration is not.
 */
export async function derivationsOf(call: () => Promise<unknown>): Promise<number> {
  let count = 0;
  const hook = createHook({
    init: (_, type) => {
      if (type === "ARGON2REQUEST") count += 1;
    },
  });
  hook.enable();
  try {
    await call();
  } finally {
    hook.disable();
  }
  return count;
}
