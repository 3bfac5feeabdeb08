import { ApiProblem, NetworkProblem } from "@marsa/api-spec/client-problem";
import { type ErrorComponentProps, Link } from "@tanstack/react-router";
import { lazy, Suspense, useState } from "react";
import { Button } from "../../components/ui/button.tsx";
import { clock, shortDay } from "../../lib/time.ts";
import { BigMessage } from "./big-message.tsx";
import { ScreenBar } from "./screen-bar.tsx";

const NotFoundContent = lazy(async () => ({
  default: (await import("./not-found-screen.tsx")).NotFoundContent,
}));

/** What nothing else caught, as a page of its own. */
export function ErrorScreen(props: ErrorComponentProps) {
  return (
    <>
      <ScreenBar />
      <main>
        <ErrorContent {...props} />
      </main>
    </>
  );
}

/** The same inside the shell, for a page that failed. */
export function ErrorContent({ error }: ErrorComponentProps) {
  const [at] = useState(() => Date.now());
  const when = `${shortDay(at)} ${clock(at)} GST`;
  if (error instanceof ApiProblem && error.status === 404) {
    return (
      <Suspense>
        <NotFoundContent />
      </Suspense>
    );
  }
  if (error instanceof NetworkProblem || isLostChunk(error)) {
    return (
      <BigMessage
        title="The connection is lost"
        text={
          <p>
            We could not reach Marsa. Nothing of yours is lost: bids and stored maxima live on the server.
          </p>
        }
        actions={
          <Button variant="press" size="lg" onClick={() => location.reload()}>
            Reload
          </Button>
        }
        small={when}
      />
    );
  }
  const problem = error instanceof ApiProblem ? error : null;
  const serverFault = problem === null || problem.status >= 500;
  return (
    <BigMessage
      code={String(problem?.status ?? 500)}
      title={serverFault ? "Houston, we have a problem" : "Looks like you’re lost in space"}
      text={<p>{problem?.message ?? "Something broke on this page"}. Nothing of yours is lost.</p>}
      actions={
        <Button variant="press" size="lg" asChild>
          <Link to="/auction">Go to the auction list</Link>
        </Button>
      }
      small={problem?.requestId ? `Request ${problem.requestId} · ${when}` : when}
    />
  );
}

function isLostChunk(error: unknown): boolean {
  return error instanceof TypeError && /dynamically imported module|module script/.test(error.message);
}
