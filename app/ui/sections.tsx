import type { ReactNode } from 'react';

/** Titled section of a long form. Links to `#id` lead to it. */
export function FormSection({
  id,
  title,
  text,
  children,
}: {
  id: string;
  title: ReactNode;
  text?: ReactNode;
  children: ReactNode;
}) {
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      // A link to the section also moves the focus to it.
      tabIndex={-1}
      className="rounded-card border border-sand-line bg-white p-4 large-text:p-2 outline-none sm:p-6"
    >
      <h2 id={`${id}-title`} className="text-heading">
        {title}
      </h2>
      {text && <p className="mt-1 text-ink-soft text-small">{text}</p>}
      <div className="mt-6">{children}</div>
    </section>
  );
}
