import { cx } from '#app/ui/class-names.ts';
import mark from './assets/logo.svg?raw';

/**
 * Mark and name of the business. The first word of the name is larger. The mark is inlined, because
 * a browser sets up a document of its own for an SVG image (docs/decisions/057).
 */
export function Logo({ name, className }: { name: string; className?: string }) {
  const [first, ...rest] = name.split(' ');
  return (
    <span className={cx('inline-flex items-center gap-3', className)}>
      <span
        aria-hidden="true"
        className="size-10 shrink-0 *:size-full"
        // biome-ignore lint/security/noDangerouslySetInnerHtml: our own drawing
        dangerouslySetInnerHTML={{ __html: mark }}
      />
      {/* Prevents the translation "Caravan". */}
      <span translate="no" className="min-w-0">
        <span className="block whitespace-nowrap text-heading">{first}</span>{' '}
        {rest.length > 0 && (
          // The header has room for only one line with large text.
          <span className="mt-1 block max-[20rem]:sr-only text-meta opacity-85">
            {rest.join(' ')}
          </span>
        )}
      </span>
    </span>
  );
}
