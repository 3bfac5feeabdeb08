/** Runs at most so many jobs at once; the others wait their turn, first come first served. */
export function limited(most: number): <Result>(job: () => Promise<Result>) => Promise<Result> {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async (job) => {
    if (running >= most) await new Promise<void>((resolve) => waiting.push(resolve));
    else running++;
    try {
      return await job();
    } finally {
      // The place goes to the next one without ever being free.
      const next = waiting.shift();
      if (next) next();
      else running--;
    }
  };
}
