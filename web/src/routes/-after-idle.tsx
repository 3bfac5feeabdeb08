import { Keyboard } from "../features/shell/keyboard/keyboard.tsx";
import { useNewVersion } from "../features/shell/use-new-version.ts";
import { Dialogs } from "./-dialogs.tsx";

/** What every page has and none needs for its first picture. */
export function AfterIdle() {
  useNewVersion();
  return (
    <>
      <Keyboard />
      <Dialogs />
    </>
  );
}
