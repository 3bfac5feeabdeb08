import { Link } from "@tanstack/react-router";
import { ArrowUp, Printer } from "lucide-react";
import { LegalText } from "#/components/legal/legal-text.tsx";
import { Button } from "#/components/ui/button.tsx";
import { LEGAL_PAGES, type LegalPage } from "#/lib/format/legal-pages.ts";
import type { LegalDocument } from "#/lib/format/legal.ts";
import { longDay } from "@marsa/api-spec/dates";

const PAGES = Object.entries(LEGAL_PAGES) as [LegalPage, string][];

/** A legal text as a page: the day from which it applies, its contents, and a print button. */
export function LegalScreen({ page, text }: { page: LegalPage; text: LegalDocument }) {
  return (
    <div className="mx-auto max-w-300 px-4 py-8 lg:px-gutter lg:py-12">
      <nav aria-label="Legal pages" className="flex flex-wrap gap-x-6 gap-y-2 text-small print:hidden">
        {PAGES.map(([name, label]) => (
          <Link
            key={name}
            to={`/${name}`}
            aria-current={name === page ? "page" : undefined}
            className={
              name === page
                ? "touch border-b-2 border-blue pb-1 font-strong text-blue"
                : "touch border-b-2 border-transparent pb-1 text-text-2 hover:text-blue"
            }
          >
            {label}
          </Link>
        ))}
      </nav>
      <header className="mt-8 max-w-180">
        <h1 className="text-[2rem] leading-10 font-heavy tracking-[-.028em] lg:text-[2.5rem] lg:leading-12">
          {text.title}
        </h1>
        <p className="mt-3 text-[1rem] leading-6 text-pretty text-text-2">{text.lead}</p>
        <div className="mt-4 flex flex-wrap items-center justify-between gap-3 text-small text-text-3">
          <span>
            In force from <time dateTime={text.version}>{longDay(text.version)}</time>
          </span>
          <Button size="sm" className="touch print:hidden" onClick={() => print()}>
            <Printer aria-hidden size={16} strokeWidth={1.75} /> Print
          </Button>
        </div>
      </header>
      <div className="mt-8 border-t border-line pt-8 lg:grid lg:grid-cols-[16rem_minmax(0,45rem)] lg:gap-14 print:block">
        <Contents text={text} />
        <article>
          <LegalText sections={text.sections} />
          <a
            href="#main"
            className="touch mt-12 inline-flex items-center gap-2 text-small text-blue hover:underline print:hidden"
          >
            <ArrowUp aria-hidden size={16} strokeWidth={1.75} /> Back to the top
          </a>
        </article>
      </div>
    </div>
  );
}

function Contents({ text }: { text: LegalDocument }) {
  const list = (
    <ol className="space-y-2 text-small">
      {text.sections.map(({ id, title }, index) => (
        <li key={id} className="flex gap-2">
          <span aria-hidden className="w-5 text-end text-text-3 tabular-nums">
            {index + 1}
          </span>
          <a href={`#${id}`} className="text-text-2 hover:text-blue hover:underline">
            {title}
          </a>
        </li>
      ))}
    </ol>
  );
  return (
    <nav aria-label="Contents" className="mb-8 lg:mb-0 print:hidden">
      <details className="rounded-md bg-salt px-4 py-3 lg:hidden">
        <summary className="font-strong">Contents</summary>
        <div className="pt-3">{list}</div>
      </details>
      <div className="sticky top-24 hidden max-h-[calc(100dvh-8rem)] overflow-y-auto lg:block">
        <h2 className="mb-3 text-small font-strong">Contents</h2>
        {list}
      </div>
    </nav>
  );
}
