interface ChoiceListProps<Id extends string> {
  /** The name of the group, and of its ids in the page. */
  name: string;
  choices: readonly { readonly id: Id; readonly word: string; readonly text: string }[];
  chosen: Id;
  onChoose: (id: Id) => void;
}

/** A choice of a few, each with a line about its effect. */
export function ChoiceList<Id extends string>({ name, choices, chosen, onChoose }: ChoiceListProps<Id>) {
  return (
    <ul className="divide-y divide-line">
      {choices.map(({ id, word, text }) => (
        <li key={id} className="flex items-center gap-3">
          <input
            id={`${name}-${id}`}
            type="radio"
            name={name}
            className="size-4.5 shrink-0 accent-blue"
            checked={chosen === id}
            onChange={() => onChoose(id)}
          />
          <label htmlFor={`${name}-${id}`} className="flex-1 py-2.5">
            <strong className="font-strong">{word}</strong>
            <span className="block text-small text-text-2">{text}</span>
          </label>
        </li>
      ))}
    </ul>
  );
}
