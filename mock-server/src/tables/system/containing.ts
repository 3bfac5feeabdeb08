/** Returns the pattern of LIKE for texts that contain `q`, whose own wildcards do not count. */
export const containing = (q: string): string => `%${q.replaceAll(/[%_]/g, "")}%`;
