import { useState } from "react";
import { ErrorBlock } from "#/components/message/error-block.tsx";
import { FormDialog } from "#/components/form/form-dialog.tsx";
import { TextField } from "#/components/form/text-field.tsx";
import { toast } from "#/components/message/toast.tsx";
import { Checkbox } from "#/components/ui/checkbox.tsx";
import { messages } from "#/lib/format/messages.ts";
import type { Chip } from "#/features/catalogue/model/search/chips.ts";
import type { ListSearch } from "#/features/catalogue/model/search/read-list-search.ts";
import { keepSearch } from "#/features/catalogue/model/smart/queries.ts";
import { filterToSave } from "#/features/catalogue/model/smart/smart-address.ts";

interface SaveSearchProps {
  sentence: string;
  search: ListSearch;
  chips: readonly Chip[];
  onClose: () => void;
}

const LONGEST_NAME = 80;

/** Saves a search under a name, with notices about new lots if wanted. */
export function SaveSearch({ sentence, search, chips, onClose }: SaveSearchProps) {
  const [name, setName] = useState(() =>
    (sentence || chips.map(({ text }) => text).join(", ")).slice(0, LONGEST_NAME),
  );
  const [alerts, setAlerts] = useState(true);
  const [state, setState] = useState<{ busy: boolean; error: unknown }>({ busy: false, error: null });
  async function save() {
    if (name.trim() === "") return;
    setState({ busy: true, error: null });
    try {
      await keepSearch({ name: name.trim(), q: sentence, filter: filterToSave(search), alerts });
      void toast({ text: alerts ? "Saved. We tell you about new lots." : "Saved" });
      onClose();
    } catch (error) {
      setState({ busy: false, error });
    }
  }
  return (
    <FormDialog
      title="Save search"
      text={chips.map(({ text }) => text).join(" · ")}
      press="Save search"
      busy={state.busy}
      onPress={() => void save()}
      onClose={onClose}
    >
      <TextField
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- Enter saves at once, instead of pressing the cross
        autoFocus
        label="Name"
        value={name}
        maxLength={LONGEST_NAME}
        error={name.trim() === "" ? messages.required("Name") : undefined}
        onChange={(event) => setName(event.target.value)}
      />
      <label htmlFor="search-alerts" className="flex min-h-11 cursor-pointer items-center gap-2.5 text-body">
        <Checkbox id="search-alerts" checked={alerts} onCheckedChange={setAlerts} />
        <span>Tell me about new lots</span>
      </label>
      {state.error !== null && (
        <ErrorBlock title="The search was not saved." safe="Nothing is lost." error={state.error} />
      )}
    </FormDialog>
  );
}
