import { ArrowLeft, ExternalLink } from 'lucide-react';
import { Link } from 'react-router';
import { EDITOR_TITLE_ID } from './editor-frame.tsx';

const LINK =
  'inline-flex min-h-11 items-center gap-1.5 font-semibold text-sm text-turquoise hover:underline';

/** What is edited, and the way back to the list of them. */
export function EditorHeader({
  back,
  onSite,
  title,
  hint,
}: {
  back: { to: string; label: string };
  /** The page on which visitors see it. */
  onSite?: { href: string; label: string } | null;
  title: string;
  hint?: string | null;
}) {
  return (
    <header className="mb-5">
      <div className="flex flex-wrap items-center justify-between gap-x-6">
        <Link to={back.to} className={LINK}>
          <ArrowLeft aria-hidden="true" className="size-4" />
          {back.label}
        </Link>
        {onSite && (
          <a href={onSite.href} target="_blank" className={LINK} rel="noopener">
            {onSite.label}
            <ExternalLink aria-hidden="true" className="size-4" />
          </a>
        )}
      </div>
      <h1
        id={EDITOR_TITLE_ID}
        tabIndex={-1}
        className="break-words font-bold text-2xl outline-none md:text-3xl"
      >
        {title}
      </h1>
      {hint && <p className="mt-1 text-ink-soft">{hint}</p>}
    </header>
  );
}
