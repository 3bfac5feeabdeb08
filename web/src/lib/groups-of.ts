/** Returns the rows of each group, in their order. Map.groupBy is newer than the oldest Safari of this app. */
export function groupsOf<Row extends { readonly group: string | null }>(
  rows: readonly Row[],
): [Row["group"], Row[]][] {
  return [...new Set(rows.map(({ group }) => group))].map((group) => [
    group,
    rows.filter((row) => row.group === group),
  ]);
}
