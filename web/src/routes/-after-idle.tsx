import { CallBackGate } from "../features/landing/call-back-gate.tsx";
import { NotificationsGate } from "../features/notifications/notifications-gate.tsx";
import { Keyboard } from "../features/shell/keyboard/keyboard.tsx";
import { useNewVersion } from "../features/shell/use-new-version.ts";

/** What every page has and none needs for its first picture. What is asked for before it is here opens when it is. */
export function AfterIdle() {
  useNewVersion();
  return (
    <>
      <Keyboard />
      <CallBackGate />
      <NotificationsGate />
    </>
  );
}
