import { ApiProblem } from "@marsa/api-spec/client-problem";
import { Message } from "./message.tsx";
import { Button } from "../ui/button.tsx";

interface ErrorBlockProps {
  /** The fact, in words of the screen: "The list could not be loaded." */
  title: string;
  /** The effect on the person's data: "Your filters are kept." */
  safe?: string;
  error: unknown;
  /** The action. */
  onRetry?: () => void;
  retryLabel?: string;
  className?: string;
}

/** A part of a page that failed to load: the fact, what is safe, one action, and the id of the request. */
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
