import { Keyboard } from "../features/shell/keyboard/keyboard.tsx";
import { useNewVersion } from "../features/shell/use-new-version.ts";
import { Dialogs } from "./-dialogs.tsx";

/** Parts of every page that the first draw does not need. */
export function AfterIdle() {
  useNewVersion();
  return (
    <>
      <Keyboard />
      <Dialogs />
    </>
  );
}
