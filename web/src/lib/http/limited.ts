/** Runs at most so many jobs at once; the others wait in order. */
export function limited(most: number): <Result>(job: () => Promise<Result>) => Promise<Result> {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async (job) => {
    if (running >= most) await new Promise<void>((resolve) => waiting.push(resolve));
    else running++;
    try {
      return await job();
    } finally {
      // The next job takes the place directly, so that no other job can take it between.
      const next = waiting.shift();
      if (next) next();
      else running--;
    }
  };
}
