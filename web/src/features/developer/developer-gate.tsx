import { lazy, Suspense, useEffect, useState } from "react";
import { onDeveloperAsked } from "../../lib/developer-drawer.ts";
import { isField } from "../../lib/is-typing.ts";
import { asksForDrawer } from "./key.ts";

const Drawer = lazy(async () => ({ default: (await import("./drawer.tsx")).DeveloperDrawer }));

/** Listens for the developer's key; the drawer is loaded when it is first asked for. Mounted where controls are on. */
export function DeveloperGate() {
  const [{ open, wanted }, setState] = useState({ open: false, wanted: false });

  useEffect(() => {
    const stop = onDeveloperAsked(() => setState({ open: true, wanted: true }));
    const toggle = (event: KeyboardEvent) => {
      if (!asksForDrawer(event, isField(event.target))) return;
      event.preventDefault();
      setState((before) => ({ open: !before.open, wanted: true }));
    };
    addEventListener("keydown", toggle);
    return () => {
      stop();
      removeEventListener("keydown", toggle);
    };
  }, []);

  return wanted ? (
    <Suspense>
      <Drawer open={open} onClose={() => setState({ open: false, wanted: true })} />
    </Suspense>
  ) : null;
}
