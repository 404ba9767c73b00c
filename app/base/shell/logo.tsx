import { cx } from '#app/ui/class-names.ts';
import mark from './assets/logo.svg?raw';

/**
 * The mark and the name of the business; the first word of the name is set large. The mark is a part of
 * the page: as an image it costs a browser a document of its own to set up (docs/decisions/057).
 */
export function Logo({ name, className }: { name: string; className?: string }) {
  const [first, ...rest] = name.split(' ');
  return (
    <span className={cx('inline-flex items-center gap-2.5', className)}>
      <span
        aria-hidden="true"
        className="size-10 shrink-0 *:size-full"
        // biome-ignore lint/security/noDangerouslySetInnerHtml: our own drawing
        dangerouslySetInnerHTML={{ __html: mark }}
      />
      {/* Not "Caravan". */}
      <span translate="no" className="min-w-0 leading-none">
        <span className="block whitespace-nowrap font-extrabold text-lg tracking-tight">
          {first}
        </span>{' '}
        {rest.length > 0 && (
          // A header of large letters has room for one line.
          <span className="mt-0.5 block max-[20rem]:sr-only font-semibold text-xs opacity-85">
            {rest.join(' ')}
          </span>
        )}
      </span>
    </span>
  );
}
