import { isManager } from "@marsa/api-spec/roles";
import type { Schema } from "@marsa/api-spec/client-problem";
import { useState } from "react";
import { FormDialog } from "#/components/form/form-dialog.tsx";
import { CheckField } from "#/components/form/check-field.tsx";
import { SelectField } from "#/components/form/select-field.tsx";
import { toast } from "#/components/message/toast.tsx";
import { Facts, FailureNote } from "./act-parts.tsx";
import { type Detail, mainProfile } from "#/features/clients/model/queries.ts";
import { setRoles, ASKED, useAct } from "#/features/clients/model/use-act.ts";

type Rights = Pick<Schema<"Client">, "roles" | "ustatus">;

const ROLES = [
  { role: "buyer", label: "Buyer: bids and buys" },
  { role: "seller", label: "Seller: sells lots" },
  { role: "auctioneer", label: "Auctioneer: runs lanes" },
  { role: "backoffice", label: "Back office: works here" },
] as const;
const STATUSES = [
  { value: "manager", label: "Manager: accepts, locks, unlocks" },
  { value: "admin", label: "Admin: changes roles as well" },
];

/** Changes roles and status of a person: shows the change before it is sent. */
export function RolesDialog({ detail, onClose }: { detail: Detail; onClose: () => void }) {
  const client = mainProfile(detail);
  const [seen, setSeen] = useState<Rights>({ roles: client.roles, ustatus: client.ustatus });
  const [roles, setChosen] = useState<Rights["roles"]>(client.roles);
  const [status, setStatus] = useState(isManager(client) ? client.ustatus : "");
  const [sure, setSure] = useState(false);
  const { run, failure, sending } = useAct(client);
  const wanted: Rights = { roles, ustatus: (status || "confirmed") as Rights["ustatus"] };

  async function press() {
    if (!sure) return setSure(true);
    if (sending) return;
    let waits = false;
    const failed = await run(async () => {
      waits = (await setRoles(client.id_user, { wanted, seen })).to_be_signed !== null;
    });
    if (!failed) {
      void toast({ text: waits ? ASKED : `The roles of ${client.name} are changed` });
      onClose();
    } else if (failed.client) setSeen(failed.client);
  }

  if (!sure) {
    return (
      <FormDialog
        title={`Roles of ${client.name}`}
        text="Their open pages change with them."
        press="Continue"
        sending="Continue"
        busy={false}
        onPress={() => void press()}
        onClose={onClose}
      >
        <fieldset className="grid gap-2.5">
          <legend className="mb-2 text-small font-strong">Roles</legend>
          {ROLES.map(({ role, label }) => (
            <CheckField
              key={role}
              label={label}
              checked={roles.includes(role)}
              onCheckedChange={(on) => setChosen(on ? [...roles, role] : roles.filter((one) => one !== role))}
            />
          ))}
        </fieldset>
        <SelectField
          label="Status"
          nothing="None: follows from their contacts"
          options={STATUSES}
          value={status}
          onChange={(event) => setStatus(event.target.value)}
        />
      </FormDialog>
    );
  }
  return (
    <FormDialog
      title="Change roles?"
      text={`A role that gives power over others needs a second signature by a manager. What is taken from ${client.name} ends at once.`}
      press="Change roles"
      sending="Changing…"
      busy={sending}
      onPress={() => void press()}
      onClose={onClose}
      back="Back"
      onBack={() => setSure(false)}
    >
      <FailureNote failure={failure} />
      <Facts
        facts={[
          { term: "Until now", value: standingWords(seen) },
          { term: "From now on", value: standingWords(wanted) },
        ]}
      />
    </FormDialog>
  );
}

/** "buyer, seller; manager". */
function standingWords({ roles, ustatus }: Rights): string {
  const words = roles.length === 0 ? "no role" : roles.join(", ");
  return isManager({ ustatus }) ? `${words}; ${ustatus}` : words;
}
