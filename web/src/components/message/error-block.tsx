import { ApiProblem } from "@marsa/api-spec/client-problem";
import { Message } from "./message.tsx";
import { Button } from "../ui/button.tsx";

interface ErrorBlockProps {
  /** What happened, in words of the screen: "The list could not be loaded." */
  title: string;
  /** What is safe: "Your filters are kept." */
  safe?: string;
  error: unknown;
  /** The one thing to do. */
  onRetry?: () => void;
  retryLabel?: string;
  className?: string;
}

/** A part that failed: what happened, what is safe, one action, and the request to quote. */
export function ErrorBlock({
  title,
  safe,
  error,
  onRetry,
  retryLabel = "Try again",
  className,
}: ErrorBlockProps) {
  const requestId = error instanceof ApiProblem ? error.requestId : null;
  return (
    <Message tone="error" title={title} className={className}>
      {safe} {error instanceof Error && <span>{error.message}.</span>}
      {requestId !== null && <span className="block text-micro">Request {requestId}</span>}
      {onRetry && (
        <Button size="sm" className="mt-2.5 flex" onClick={onRetry}>
          {retryLabel}
        </Button>
      )}
    </Message>
  );
}
