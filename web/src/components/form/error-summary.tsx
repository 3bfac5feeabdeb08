interface ErrorSummaryProps {
  /** The sentences of all fields that break their rules, in the order of the form. */
  errors: readonly string[];
}

/** Spoken when a form is sent with more than one mistake: how many, and which. Eyes find them at the fields. */
export function ErrorSummary({ errors }: ErrorSummaryProps) {
  return (
    <div role="alert" className="sr-only">
      {errors.length > 1 && (
        <>
          <p>{errors.length} fields need attention.</p>
          <ul>
            {errors.map((text, at) => (
              <li key={`${at} ${text}`}>{text}</li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
