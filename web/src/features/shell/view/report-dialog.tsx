import { useState } from "react";
import { CopyButton } from "#/components/form/copy-button.tsx";
import { TitledDialog } from "#/components/ui/dialog.tsx";
import { lastAnswers, plainPath } from "#/lib/http/last-answers.ts";
import { useConfig } from "#/lib/http/queries.ts";
import { reportText } from "../model/report-text.ts";

const POINTS = [
  "What you did, step by step, and the number of the lot.",
  "What you expected, and what happened instead.",
  "Whether it happens again. A picture of the screen helps.",
  "The details below. They hold no name, contact, password or search words.",
];

/** What a good report of a problem holds, and the details of the app to copy. */
export function ReportDialog({ onClose }: { onClose: () => void }) {
  const { build_id: build = "unknown", version = "unknown" } = useConfig() ?? {};
  // As they were when the dialog opened.
  const [facts] = useState(() => ({
    browser: navigator.userAgent,
    window: `${innerWidth} x ${innerHeight}, ${devicePixelRatio}`,
    path: plainPath(location.pathname),
    keys: [...new Set(new URLSearchParams(location.search).keys())].filter((key) =>
      /^[a-z_]{1,20}$/.test(key),
    ),
    at: Date.now(),
    answers: lastAnswers(),
  }));
  const text = reportText({ build, version, ...facts });
  return (
    <TitledDialog title="Report a problem" text="A good report has these four points." onClose={onClose}>
      <div className="overflow-y-auto px-4 pb-6 md:px-6">
        <ol className="list-decimal space-y-1 ps-5 text-body text-pretty">
          {POINTS.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ol>
        <pre className="my-4 rounded-md bg-salt p-3 text-micro break-words whitespace-pre-wrap select-all">
          {text}
        </pre>
        <CopyButton text={text} what="details" />
        <p className="mt-4 text-small text-pretty text-text-2">
          Send your report to the person at Marsa who helps you, or open an issue where you have our code. A
          security problem is reported in private.
        </p>
      </div>
    </TitledDialog>
  );
}
