import { lazy, Suspense, useEffect, useState } from "react";
import { onDeveloperAsked } from "../../lib/dialogs/developer-drawer.ts";

const Drawer = lazy(async () => ({ default: (await import("./drawer.tsx")).DeveloperDrawer }));

/** Opens and closes the developer's drawer, which is loaded when it is first asked for. Mounted where controls are on. */
export function DeveloperGate() {
  const [{ open, wanted }, setState] = useState({ open: false, wanted: false });

  useEffect(
    () =>
      onDeveloperAsked((wish) =>
        setState((before) => ({ open: wish === "open" || !before.open, wanted: true })),
      ),
    [],
  );

  return wanted ? (
    <Suspense>
      <Drawer open={open} onClose={() => setState({ open: false, wanted: true })} />
    </Suspense>
  ) : null;
}
