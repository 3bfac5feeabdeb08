import { useQuery } from "@tanstack/react-query";
import { Link, useNavigate } from "@tanstack/react-router";
import { FileSpreadsheet, Images, MessageSquare } from "lucide-react";
import { useRef, useState } from "react";
import { ListSearchField } from "#/components/list/list-search-field.tsx";
import { SectionCount, SectionTabs } from "#/components/list/section-tabs.tsx";
import { SaveFileButton } from "#/components/save-file-button.tsx";
import { Button } from "#/components/ui/button.tsx";
import { droppedFiles, handOver } from "#/lib/browser/named-files.ts";
import { useFileDrop } from "#/lib/browser/use-file-drop.ts";
import { useMe, useNavinfo } from "#/lib/http/queries.ts";
import { useLinkUp } from "#/realtime/link/link-up.ts";
import { useLotsTopic } from "#/realtime/lots/lots-topic.ts";
import { BulkDialog } from "./bulk/bulk-dialog.tsx";
import type { BulkJob } from "../model/use-bulk-run.ts";
import { BecomeSeller, CreateLink } from "./list/sale-empty.tsx";
import { SaleList } from "./list/sale-list.tsx";
import { exportSection, saleChanged, saleCountsQuery } from "../model/queries.ts";
import {
  KINDS,
  type Period,
  PERIODS,
  type SaleFilter,
  saleSearch,
  type Section,
  SECTIONS,
} from "../model/sale-search.ts";
import { SECTION_WORDS } from "../model/sections.ts";
import { FilterSelect } from "#/components/filter-select.tsx";

/** The reader's lots for sale. Without a seller profile it says how to get one. */
export function SaleScreen(address: { section: Section; filter: SaleFilter }) {
  const me = useMe();
  return (
    <div className="mx-auto max-w-360 px-4 pt-4 pb-28 lg:px-gutter lg:pt-5">
      {me && !me.roles.includes("seller") ? (
        <>
          <h1 className="text-h1">Selling</h1>
          <BecomeSeller />
        </>
      ) : (
        <Selling {...address} />
      )}
    </div>
  );
}

function Selling({ section, filter }: { section: Section; filter: SaleFilter }) {
  const navigate = useNavigate();
  const [job, setJob] = useState<BulkJob | null>(null);
  const box = useRef<HTMLDivElement>(null);
  const takesPhotos = section === "draft";
  const questions = useNavinfo()?.questions ?? 0;
  const isOver = useFileDrop(box, takesPhotos, (_, dropped) => {
    if (!dropped) return;
    handOver(droppedFiles(dropped));
    void navigate({ to: "/sale/photos" });
  });
  useLotsTopic();
  useLinkUp(() => void saleChanged());
  const show = (narrowed: SaleFilter, replace: boolean) =>
    void navigate({ to: "/sale", search: saleSearch(section, narrowed), replace, resetScroll: false });
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-3">
        <h1 id="sale-title" tabIndex={-1} className="me-auto text-h1 focus:outline-none">
          Selling
        </h1>
        <ListSearchField
          label="Find in my lots"
          placeholder="Find in my lots"
          value={filter.q}
          onChange={(q) => show({ ...filter, q }, true)}
          className="max-lg:order-last max-lg:w-full lg:w-64"
        />
        <SaveFileButton
          file={() => exportSection(section, filter)}
          className="max-lg:order-last max-lg:h-11 max-lg:flex-1"
        />
        <Button className="max-lg:order-last max-lg:h-11 max-lg:flex-1" asChild>
          <Link to="/sale/questions">
            <MessageSquare aria-hidden size={18} strokeWidth={1.75} /> Questions
            {questions > 0 && <span className="font-strong text-blue tabular-nums">{questions}</span>}
          </Link>
        </Button>
        <Button className="max-lg:order-last max-lg:h-11 max-lg:flex-1" asChild>
          <Link to="/sale/import">
            <FileSpreadsheet aria-hidden size={18} strokeWidth={1.75} /> Import
          </Link>
        </Button>
        {takesPhotos && (
          <Button className="max-lg:order-last max-lg:h-11 max-lg:flex-1" asChild>
            <Link to="/sale/photos">
              <Images aria-hidden size={18} strokeWidth={1.75} /> Photos
            </Link>
          </Button>
        )}
        <CreateLink />
      </div>
      <SaleTabs current={section} filter={filter} />
      <SaleFilters filter={filter} onChange={(narrowed) => show(narrowed, false)} />
      <div ref={box} className={isOver ? "rounded-md ring-2 ring-blue ring-offset-4" : undefined}>
        <SaleList
          key={section}
          section={section}
          filter={filter}
          onClear={() => show({ q: "" }, false)}
          onBulk={setJob}
        />
      </div>
      {job && <BulkDialog job={job} onClose={() => setJob(null)} />}
    </>
  );
}

/** The sections with their numbers; search words and filters stay. */
function SaleTabs({ current, filter }: { current: Section; filter: SaleFilter }) {
  const { data } = useQuery(saleCountsQuery);
  return (
    <SectionTabs
      current={current}
      tabs={SECTIONS.map((section) => ({
        section,
        word: SECTION_WORDS[section].tab,
        address: { to: "/sale", search: saleSearch(section, filter) },
        count: <SectionCount value={data && (data[section] ?? 0)} />,
      }))}
      resetScroll={false}
      className="mt-1"
    />
  );
}

const KIND_WORDS = { vehicle: "Vehicles", apartment: "Apartments" } as const;
const PERIOD_WORDS: Readonly<Record<Period, string>> = {
  today: "Ends today",
  next7: "End date in the next 7 days",
  last7: "End date in the last 7 days",
  last30: "End date in the last 30 days",
};

interface SaleFiltersProps {
  filter: SaleFilter;
  onChange: (filter: SaleFilter) => void;
}

/** The filters above the list: type of the lot, and when its auction ends. */
function SaleFilters({ filter, onChange }: SaleFiltersProps) {
  return (
    <div className="mt-3 flex flex-wrap gap-3 max-lg:mb-3">
      <FilterSelect
        label="All types"
        value={filter.kind ?? ""}
        options={KINDS.map((value) => ({ value, label: KIND_WORDS[value] }))}
        onChange={(kind) => onChange({ ...filter, kind })}
      />
      <FilterSelect
        label="Any time"
        value={filter.ends ?? ""}
        options={PERIODS.map((value) => ({ value, label: PERIOD_WORDS[value] }))}
        onChange={(ends) => onChange({ ...filter, ends })}
      />
    </div>
  );
}
