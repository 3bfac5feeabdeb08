import type { ReactNode } from "react";

/** The name of a form page with one sentence below. */
export function FormHeading({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <>
      <h1 className="text-[2rem] leading-10 font-heavy tracking-[-.028em] text-balance wrap-anywhere">
        {title}
      </h1>
      {children !== undefined && (
        <p className="mt-1 mb-6 text-long text-pretty text-text-2 [&_a]:font-medium [&_a]:text-blue [&_a]:hover:underline">
          {children}
        </p>
      )}
    </>
  );
}
