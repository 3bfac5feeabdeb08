import { isManager } from "@marsa/api-spec/roles";
import { KeyRound, Lock, LockOpen, type LucideIcon, Percent, ShieldOff, UserCog } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { toast } from "#/components/message/toast.tsx";
import { Button } from "#/components/ui/button.tsx";
import { cn } from "#/lib/cn.ts";
import { useMe } from "#/lib/http/queries.ts";
import { type Detail, mainProfile } from "#/features/clients/model/queries.ts";
import type { Client } from "#/features/clients/model/words.ts";
import { CHECKS, FailureNote } from "./act-parts.tsx";
import { accept, type Check, useAct } from "#/features/clients/model/use-act.ts";

const DIALOGS = {
  lock: lazy(async () => ({ default: (await import("./lock-dialog.tsx")).LockDialog })),
  unlock: lazy(async () => ({ default: (await import("./lock-dialog.tsx")).UnlockDialog })),
  password: lazy(async () => ({ default: (await import("./password-dialog.tsx")).PasswordDialog })),
  factors: lazy(async () => ({ default: (await import("./password-dialog.tsx")).FactorsDialog })),
  fee: lazy(async () => ({ default: (await import("./fee-dialog.tsx")).FeeDialog })),
  roles: lazy(async () => ({ default: (await import("./roles-dialog.tsx")).RolesDialog })),
};
type DialogName = keyof typeof DIALOGS;

interface ActBarProps {
  detail: Detail;
  checked: readonly Check[];
  onAccepted: () => void;
}

/** The actions on a client, at the foot of the drawer. An action that the reader may not do says so. */
export function ActBar({ detail, checked, onAccepted }: ActBarProps) {
  const me = useMe();
  const client = mainProfile(detail);
  // From the first check on, the version stays, so that an act of a colleague in between is reported.
  const [version, setVersion] = useState(client.version);
  if (checked.length === 0 && version !== client.version) setVersion(client.version);
  const [dialog, setDialog] = useState<DialogName | null>(null);
  const { run, failure, sending } = useAct(client);
  const mayDecide = me != null && isManager(me);
  const { id_profile: id, name } = client;
  const waiting = canAccept(client);
  const whole = checked.length === CHECKS.length;
  const Dialog = dialog && DIALOGS[dialog];
  async function press() {
    if (!whole || sending || id === null || !mayDecide) return;
    const failed = await run(() => accept({ id_profile: id, version }, [...checked]));
    if (!failed) {
      void toast({ text: `${name} is accepted` });
      onAccepted();
    } else if (failed.client) setVersion(failed.client.version);
  }

  return (
    <div className="sticky bottom-0 z-10 border-t border-line bg-white px-4 py-3 md:px-6">
      {failure && (
        <div className="mb-3">
          <FailureNote failure={failure} />
        </div>
      )}
      {!mayDecide && (
        <p className="text-small text-text-2">Managers and admins accept, lock, unlock and set passwords.</p>
      )}
      {mayDecide && (
        <div className="flex flex-wrap items-center gap-2">
          {waiting && (
            <span className={cn("me-auto flex items-center gap-2.5", me.ustatus === "admin" && "w-full")}>
              <Button
                variant="press"
                aria-disabled={!whole || sending || undefined}
                onClick={() => void press()}
              >
                {sending ? "Accepting…" : "Accept profile"}
              </Button>
              <span className="text-small text-text-2">
                {checked.length} of {CHECKS.length} checks
              </span>
            </span>
          )}
          {id !== null && !client.restriction && (
            <Act icon={Lock} word="Lock" onPress={() => setDialog("lock")} />
          )}
          {client.restriction && <Act icon={LockOpen} word="Unlock" onPress={() => setDialog("unlock")} />}
          {client.roles.includes("seller") && (
            <Act icon={Percent} word="Fee" onPress={() => setDialog("fee")} />
          )}
          <Act icon={KeyRound} word="Set password" onPress={() => setDialog("password")} />
          {me.ustatus === "admin" && me.id_user !== client.id_user && (
            <>
              <Act icon={ShieldOff} word="Reset two-step" onPress={() => setDialog("factors")} />
              <Act icon={UserCog} word="Roles" onPress={() => setDialog("roles")} />
            </>
          )}
        </div>
      )}
      {Dialog && (
        <Suspense>
          <Dialog detail={detail} onClose={() => setDialog(null)} />
        </Suspense>
      )}
    </div>
  );
}

/** Whether a profile waits for the staff. */
export function canAccept({ status, restriction }: Pick<Client, "status" | "restriction">): boolean {
  return status === "signed" && !restriction;
}

function Act({ icon: Icon, word, onPress }: { icon: LucideIcon; word: string; onPress: () => void }) {
  return (
    <Button className="px-3" onClick={onPress}>
      <Icon aria-hidden size={18} strokeWidth={1.75} />
      {word}
    </Button>
  );
}
