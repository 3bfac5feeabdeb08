import { type LegalBlock, type LegalSection, legalNumbers, withNumbers } from "#/lib/format/legal.ts";
import { useConfig } from "#/lib/http/queries.ts";

interface LegalTextProps {
  sections: readonly LegalSection[];
  /** The heading level of the sections. */
  heading?: "h2" | "h3";
}

/** The numbered sections of a legal text, each with an anchor, and with the values of the configuration. */
export function LegalText({ sections, heading: Heading = "h2" }: LegalTextProps) {
  const config = useConfig();
  const numbers = config ? legalNumbers(config) : {};
  return sections.map(({ id, title, body }, index) => (
    <section key={id} id={id} className="scroll-mt-24 not-first:mt-10 print:break-inside-avoid-page">
      <Heading className="text-h2">
        <span className="me-2 text-text-3 tabular-nums">{index + 1}</span>
        {title}
      </Heading>
      {body.map((block, at) => (
        <Block key={at} block={block} numbers={numbers} />
      ))}
    </section>
  ));
}

function Block({ block, numbers }: { block: LegalBlock; numbers: Record<string, string> }) {
  if (typeof block === "string")
    return <p className="mt-3 text-long text-pretty text-text-2">{withNumbers(block, numbers)}</p>;
  if ("list" in block) {
    return (
      <ul className="mt-3 list-disc space-y-2 ps-5 text-long text-text-2 marker:text-text-3">
        {block.list.map((item) => (
          <li key={item}>{withNumbers(item, numbers)}</li>
        ))}
      </ul>
    );
  }
  return (
    // On phones each row is a block: a name, and its values below.
    <table className="mt-4 w-full border-collapse text-body max-md:block">
      <thead className="max-md:sr-only">
        <tr className="border-b border-line-3 text-small text-text-3">
          {block.table.head.map((head) => (
            <th key={head} scope="col" className="py-2 pe-6 text-start font-normal">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="max-md:block">
        {block.table.rows.map(([name = "", ...cells]) => (
          <tr key={name} className="border-b border-line align-top max-md:block max-md:py-2.5">
            <th scope="row" className="pe-6 text-start font-strong max-md:block md:w-2/5 md:py-2.5">
              {withNumbers(name, numbers)}
            </th>
            {cells.map((cell) => (
              <td key={cell} className="pe-6 text-text-2 max-md:block max-md:pt-0.5 md:py-2.5">
                {withNumbers(cell, numbers)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
