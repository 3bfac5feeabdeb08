interface ErrorSummaryProps {
  /** The sentences of all fields that break their rules, in the order of the form. */
  errors: readonly string[];
}

/**
 * Tells screen readers how many fields are wrong, and which, when a form has several errors. Other readers see them at
 * the fields.
 */
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
