import type { ReactNode } from 'react';

/** A titled part of a long form; links to `#id` lead to it. */
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
      // A link to it takes the focus along.
      tabIndex={-1}
      className="rounded-card border border-sand-line bg-white p-4 outline-none sm:p-6"
    >
      <h2 id={`${id}-title`} className="font-bold text-lg">
        {title}
      </h2>
      {text && <p className="mt-1 text-ink-soft text-sm">{text}</p>}
      <div className="mt-5">{children}</div>
    </section>
  );
}
