const COLUMNS = [
  ["Make *", "Toyota"],
  ["Model *", "Land Cruiser"],
  ["Year *", "2021"],
  ["Mileage, km *", "78,400"],
  ["VIN *", "JTEBU3FJ0M5861942"],
  ["Start price, AED *", "82,000"],
  ["Start date, GST *", "2026-11-29 18:00"],
] as const;

/** The first columns of the template with a filled row, so that a seller knows what to expect. */
export function TemplatePicture() {
  return (
    <figure className="mt-5">
      <section
        className="overflow-x-auto rounded-md border border-line"
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling box must be focusable
        tabIndex={0}
        aria-label="Part of the template"
      >
        <table className="w-full text-small whitespace-nowrap">
          <thead>
            <tr className="border-b border-line bg-salt">
              {COLUMNS.map(([title]) => (
                <th key={title} scope="col" className="px-3 py-2 text-start font-strong">
                  {title}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            <tr>
              {COLUMNS.map(([title, value]) => (
                <td key={title} className="px-3 py-2 tabular-nums">
                  {value}
                </td>
              ))}
            </tr>
          </tbody>
        </table>
      </section>
      <figcaption className="mt-1.5 text-small text-text-2">
        Part of the vehicle template. A column with * must be filled in. Lists such as Make open in their
        cell; the sheet “Example” shows a whole row.
      </figcaption>
    </figure>
  );
}
