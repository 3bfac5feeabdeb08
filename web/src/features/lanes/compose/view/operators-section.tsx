import { TriangleAlert } from "lucide-react";
import { useId, useState } from "react";
import { Section } from "#/components/section.tsx";
import { Checkbox } from "#/components/ui/checkbox.tsx";
import { minute, shortInstant, toMs } from "@marsa/api-spec/dates";
import { type Auctioneer, conflictsOf, laneSpan } from "../model/conflicts.ts";
import { SearchField } from "#/components/search-field.tsx";
import type { Composer } from "../model/use-composer.ts";

/** With more people than this the list has a search field. */
const MANY = 8;

interface OperatorsSectionProps {
  composer: Composer;
  people: readonly Auctioneer[];
}

/** The choice of operators, with their other lanes at the same time. */
export function OperatorsSection({ composer, people }: OperatorsSectionProps) {
  const { state, change } = composer;
  const { operators } = state.mine;
  const [words, setWords] = useState("");
  const span = laneSpan(state.mine);
  // An operator who lost the role stays visible, so that the staff can remove them.
  const gone = state.base.operators
    .filter(({ id_user }) => operators.includes(id_user) && !people.some((one) => one.id_user === id_user))
    .map((person) => ({ ...person, lanes: [] }));
  const found = [...people, ...gone].filter(
    ({ name, id_user }) =>
      operators.includes(id_user) || name.toLowerCase().includes(words.trim().toLowerCase()),
  );
  return (
    <Section title="Auctioneers" text="Each of them can open and run the lane; one at a time holds the desk.">
      {people.length > MANY && (
        <SearchField
          label="Search auctioneers"
          placeholder="Name"
          value={words}
          onChange={setWords}
          className="mb-2"
        />
      )}
      <ul className="max-h-90 overflow-y-auto rounded-md border border-line">
        {found.map((person) => (
          <Operator
            key={person.id_user}
            person={person}
            chosen={operators.includes(person.id_user)}
            conflicts={conflictsOf(person, span, state.base.id_queue)}
            onChoose={(on) =>
              change({
                operators: on
                  ? [...operators, person.id_user]
                  : operators.filter((id) => id !== person.id_user),
              })
            }
          />
        ))}
        {found.length === 0 && <li className="px-3.5 py-3 text-body text-text-2">Nobody has this name.</li>}
      </ul>
    </Section>
  );
}

interface OperatorProps {
  person: Auctioneer;
  chosen: boolean;
  conflicts: Readonly<Auctioneer["lanes"]>;
  onChoose: (on: boolean) => void;
}

function Operator({ person, chosen, conflicts, onChoose }: OperatorProps) {
  const id = useId();
  return (
    <li className="border-b border-line last:border-b-0">
      <label
        htmlFor={id}
        className="flex min-h-12 cursor-pointer items-start gap-3 px-3.5 py-3 hover:bg-salt"
      >
        <Checkbox id={id} checked={chosen} onCheckedChange={onChoose} className="mt-px" />
        <span className="min-w-0 flex-1">
          <span className="block text-body">{person.name}</span>
          {conflicts.map((lane) => (
            <span key={lane.id_queue} className="mt-0.5 flex items-start gap-1.5 text-small text-orange">
              <TriangleAlert aria-hidden size={15} strokeWidth={1.75} className="mt-px shrink-0" />
              <span>
                {lane.name}, {shortInstant(lane.start)}
                {lane.ends !== null && ` to about ${minute(toMs(lane.ends))}`}
              </span>
            </span>
          ))}
        </span>
        {conflicts.length === 0 && <span className="text-small text-text-2">Free</span>}
      </label>
    </li>
  );
}
