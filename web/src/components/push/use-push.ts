import { useCallback, useEffect, useState } from "react";
import type { PushState } from "#/lib/push/push-device.ts";
import { push } from "#/lib/push/push.ts";

interface UsedPush {
  /** Null until it is known. */
  state: PushState | null;
  busy: boolean;
  turnOn: () => void;
  turnOff: () => void;
}

/** Push on this device. Follows the permission when the person changes it in the browser. */
export function usePush(): UsedPush {
  const [state, setState] = useState<PushState | null>(null);
  const [busy, setBusy] = useState(false);

  useEffect(() => {
    let over = false;
    let permission: PermissionStatus | null = null;
    const look = async () => {
      const now = await push.state();
      if (!over) setState(now);
    };
    const changed = () => void look();
    const watch = async () => {
      await look();
      // Safari and Firefox may not know this permission; the state is then read on the next visit.
      permission = await navigator.permissions?.query({ name: "notifications" }).catch(() => null);
      if (!over) permission?.addEventListener("change", changed);
    };
    void watch();
    return () => {
      over = true;
      permission?.removeEventListener("change", changed);
    };
  }, []);

  const run = useCallback(async (work: () => Promise<PushState>) => {
    setBusy(true);
    setState(await work());
    setBusy(false);
  }, []);
  return { state, busy, turnOn: () => void run(push.turnOn), turnOff: () => void run(push.turnOff) };
}
