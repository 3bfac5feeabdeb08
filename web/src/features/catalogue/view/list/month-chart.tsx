import { monthName } from "@marsa/api-spec/dates";
import { money } from "@marsa/api-spec/amounts";
import type { Statistics } from "#/features/catalogue/model/list/guide-queries.ts";

/** px. */
const HEIGHT = 88;

/** The median price by month as a column chart, with a table for screen readers. */
export function MonthChart({ months }: { months: Statistics["by_month"] }) {
  const shown = months.slice(-12);
  const most = Math.max(...shown.map(({ median }) => median ?? 0), 1);
  return (
    <table className="w-full text-small">
      <caption className="mb-2 text-start text-h3">Median price by month</caption>
      <tbody className="flex items-end gap-1.5">
        {shown.map(({ month, median, sold }) => (
          <tr key={month} className="flex min-w-0 flex-1 flex-col-reverse gap-1">
            <th scope="row" className="truncate text-center text-micro font-normal text-text-2">
              {monthName(month)}
            </th>
            <td>
              <span
                className="block rounded-t-sm bg-blue-running"
                style={{ height: Math.max(2, ((median ?? 0) / most) * HEIGHT) }}
              />
              <span className="sr-only">
                AED {money(median ?? 0)}, {sold} sold
              </span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
