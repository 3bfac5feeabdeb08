import { useRouterState } from "@tanstack/react-router";
import { type ComponentType, lazy, Suspense, useEffect, useRef, useState, useSyncExternalStore } from "react";
import {
  closeDialog,
  closePageDialogs,
  type DialogName,
  type DialogPayloads,
  onDialogs,
  type OpenDialog,
  openDialogs,
} from "../lib/dialogs/dialogs.ts";
import { useConfig, useMe } from "../lib/http/queries.ts";

type PartOf<Name extends DialogName> = ComponentType<
  (DialogPayloads[Name] extends null ? unknown : DialogPayloads[Name]) & { onClose: () => void }
>;

/** The component of each dialog, loaded when it first opens. */
const PARTS: { readonly [Name in Exclude<DialogName, "developer">]: PartOf<Name> } = {
  "sign-in": lazy(async () => ({
    default: (await import("../features/session/view/sign-in-dialog.tsx")).SignInDialog,
  })),
  confirm: lazy(async () => ({
    default: (await import("../features/session/view/reauthenticate-dialog.tsx")).ReauthenticateDialog,
  })),
  "call-back": lazy(async () => ({
    default: (await import("../features/landing/view/call-back-dialog.tsx")).CallBackDialog,
  })),
  notifications: lazy(async () => ({
    default: (await import("../features/notifications/notifications-sheet.tsx")).NotificationsSheet,
  })),
  palette: lazy(async () => ({ default: (await import("../features/shell/view/palette.tsx")).Palette })),
  "key-help": lazy(async () => ({
    default: (await import("../features/shell/view/key-help.tsx")).KeyHelp,
  })),
  report: lazy(async () => ({
    default: (await import("../features/shell/view/report-dialog.tsx")).ReportDialog,
  })),
  "quick-bid": lazy(async () => ({
    default: (await import("../features/bidding/view/panel/quick-bid.tsx")).QuickBid,
  })),
  note: lazy(async () => ({ default: (await import("../components/lot/note-dialog.tsx")).NoteDialog })),
  "price-guide": lazy(async () => ({
    default: (await import("../features/catalogue/view/list/price-guide.tsx")).PriceGuide,
  })),
  "list-export": lazy(async () => ({
    default: (await import("../features/catalogue/view/list/export-dialog.tsx")).ExportDialog,
  })),
};
const DeveloperDrawer = lazy(async () => ({
  default: (await import("../features/developer/view/drawer.tsx")).DeveloperDrawer,
}));

/** Draws the open dialogs (`openDialog`). Another page closes them. */
export function Dialogs() {
  const open = useSyncExternalStore(onDialogs, openDialogs);
  const me = useMe();
  useClosedByLeaving();
  return (
    <>
      {open.map(({ name, payload }) =>
        name === "developer" || (name === "notifications" && !me) ? null : (
          <Suspense key={name}>
            <Drawn name={name} payload={payload} />
          </Suspense>
        ),
      )}
      <Developer open={open.some(({ name }) => name === "developer")} />
    </>
  );
}

function Drawn<Name extends keyof typeof PARTS>({ name, payload }: OpenDialog<Name>) {
  // JSX cannot take generic props: the signature above pairs a name with its payload.
  const Part = PARTS[name] as ComponentType<object>;
  return <Part {...payload} {...{ onClose: () => closeDialog(name) }} />;
}

/**
 * The developer drawer, where the server has controls. It stays mounted after its first opening, so that it can slide
 * out.
 */
function Developer({ open }: { open: boolean }) {
  const controls = useConfig()?.controls === true;
  const [wanted, setWanted] = useState(false);
  if (open && controls && !wanted) setWanted(true);
  if (!wanted) return null;
  return (
    <Suspense>
      <DeveloperDrawer open={open} onClose={() => closeDialog("developer")} />
    </Suspense>
  );
}

function useClosedByLeaving(): void {
  const path = useRouterState({ select: ({ location }) => location.pathname });
  const before = useRef(path);
  useEffect(() => {
    if (before.current !== path) closePageDialogs();
    before.current = path;
  }, [path]);
}
