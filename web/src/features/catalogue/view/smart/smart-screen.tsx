import { BookmarkPlus } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { Link, useNavigate } from "@tanstack/react-router";
import { Button } from "#/components/ui/button.tsx";
import { useMe } from "#/lib/http/queries.ts";
import { askSignIn } from "#/lib/session/ask-sign-in.ts";
import { chipsOf } from "#/features/catalogue/model/search/chips.ts";
import { FiltersButton } from "../filters/filters-button.tsx";
import { CompareBar } from "../compare/compare-bar.tsx";
import { sectionOf, sorted } from "#/features/catalogue/model/search/list-search.ts";
import type { ListSearch } from "#/features/catalogue/model/search/read-list-search.ts";
import { Lots } from "../list/lots.tsx";
import { countedIn, SECTION_WORDS } from "#/features/catalogue/model/search/sections.ts";
import { SortMenu } from "../list/sort-menu.tsx";
import { useList } from "#/features/catalogue/model/list/use-list.ts";
import { useWords } from "#/features/catalogue/model/list/use-words.ts";
import { SuggestBox } from "../suggest/suggest-box.tsx";
import { Beginnings } from "./beginnings.tsx";
import { EXAMPLES, rememberSearch } from "#/features/catalogue/model/smart/recent.ts";
import { HowRead, SmartChips } from "./how-read.tsx";
import { corrected } from "#/features/catalogue/model/smart/smart-address.ts";
import type { SmartAddress } from "#/features/catalogue/model/smart/read-smart-address.ts";
import { useReading } from "#/features/catalogue/model/smart/use-suggestions.ts";

const SaveSearch = lazy(async () => ({ default: (await import("../list/save-search.tsx")).SaveSearch }));

interface SmartScreenProps {
  address: SmartAddress;
  onChange: (next: SmartAddress) => void;
}

/** A search by sentence in place of filters; its meaning shows as chips that can be corrected. */
export function SmartScreen({ address, onChange }: SmartScreenProps) {
  const { q = "" } = address;
  const { list, read } = useReading(address);
  const navigate = useNavigate();
  const openLot = (id: number) => void navigate({ to: "/auction/$id", params: { id: String(id) } });
  const nothing = q === "" && address.set === undefined;
  function ask(sentence: string) {
    if (sentence !== "") rememberSearch(sentence);
    onChange(sentence === "" ? {} : { q: sentence });
  }
  return (
    <div className="mx-auto max-w-360 px-4 pt-8 pb-20 max-md:pt-4 lg:px-gutter">
      <h1 className="mb-4 text-h1">Smart search</h1>
      <SuggestBox
        className="[&_form]:h-16 max-md:[&_form]:h-14 [&_input]:px-4 [&_input]:text-[1.25rem] max-md:[&_input]:text-[1.0625rem]"
        words={q}
        label="What are you looking for?"
        placeholder={EXAMPLES[0]}
        onChoose={(choice, text) => {
          if (choice.to === "lot") openLot(choice.id);
          else if (choice.whole) ask(text);
          else onChange(corrected(text, choice.search));
        }}
      >
        <button
          type="submit"
          className="touch me-2 h-12 shrink-0 rounded-md bg-ink px-6 text-long font-strong text-white hover:bg-ink-3 max-md:h-10 max-md:px-4"
        >
          Search
        </button>
      </SuggestBox>
      {read && <HowRead sentence={q} read={read} />}
      {nothing ? (
        <Beginnings onAsk={ask} />
      ) : (
        list && (
          <Results
            sentence={q}
            search={list}
            onCorrect={(next) => onChange(corrected(q === "" ? undefined : q, next))}
          />
        )
      )}
    </div>
  );
}

interface ResultsProps {
  sentence: string;
  search: ListSearch;
  /** Gets the corrected list. */
  onCorrect: (next: ListSearch) => void;
}

function Results({ sentence, search, onCorrect }: ResultsProps) {
  const me = useMe();
  const [saving, setSaving] = useState(false);
  const list = useList(search);
  const chips = chipsOf(search, useWords(search));
  const section = sectionOf(search);
  async function save() {
    if (me || (await askSignIn("Sign in to save a search."))) setSaving(true);
  }
  return (
    <>
      <div className="flex flex-wrap items-center gap-2 pt-4">
        <SmartChips search={search} chips={chips} onCorrect={onCorrect} />
        <FiltersButton search={search} onChange={onCorrect} />
      </div>
      <div className="flex flex-wrap items-center gap-x-5 gap-y-2 pt-5 pb-4">
        <h2 className="min-h-9 content-center text-h1 tabular-nums">
          {list.total === undefined
            ? SECTION_WORDS[section].title
            : countedIn(section, list.total, list.capped)}
        </h2>
        <Link to="/auction" search={search} className="touch rounded-sm text-body text-blue hover:underline">
          Open as auction list
        </Link>
        <div className="ms-auto flex items-center gap-3">
          <Button size="sm" onClick={() => void save()}>
            <BookmarkPlus aria-hidden size={16} strokeWidth={1.75} /> Save search
          </Button>
          <SortMenu search={search} onSort={(sort) => onCorrect(sorted(search, sort))} />
        </div>
      </div>
      <Lots list={list} search={search} chips={chips} visitor={false} />
      <CompareBar />
      {saving && (
        <Suspense>
          <SaveSearch sentence={sentence} search={search} chips={chips} onClose={() => setSaving(false)} />
        </Suspense>
      )}
    </>
  );
}
