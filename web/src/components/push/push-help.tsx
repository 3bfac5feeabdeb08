import { useId, type ReactNode, useCallback, useEffect, useState } from "react";
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

interface StepsProps {
  title: string;
  steps: readonly ReactNode[];
}

/** How a person allows notifications that they blocked. */
export function UnblockSteps() {
  return (
    <Steps
      title="Your browser blocks notifications from Marsa"
      steps={[
        "Press the icon left of the address, or open your browser's menu.",
        "Open Site settings or Permissions, and set Notifications to Allow.",
        "Come back to this page and press Turn on.",
      ]}
    />
  );
}

/** How a person gets push on an iPhone or iPad. */
export function HomeScreenSteps() {
  return (
    <Steps
      title="On iPhone and iPad, add Marsa to your Home Screen first"
      steps={[
        "Press Share at the edge of the Safari window.",
        "Choose Add to Home Screen, then Add.",
        "Open Marsa from the Home Screen, sign in, and turn push on here.",
      ]}
    />
  );
}

function Steps({ title, steps }: StepsProps) {
  const id = useId();
  return (
    <div>
      <p id={id} className="text-body font-medium">
        {title}
      </p>
      <ol aria-labelledby={id} className="mt-1.5 grid gap-1.5 text-small text-text-2">
        {steps.map((step, at) => (
          // oxlint-disable-next-line react/no-array-index-key -- fixed list
          <li key={at} className="flex gap-2">
            <span className="tabular-nums">{at + 1}.</span>
            <span className="min-w-0 flex-1">{step}</span>
          </li>
        ))}
      </ol>
    </div>
  );
}
