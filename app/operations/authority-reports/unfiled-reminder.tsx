import { Link } from '#app/ui/link.tsx';
import { Icon } from '#app/ui/pictures/icon.tsx';
import { SHEETS, sheetNames } from './filing.rules.ts';
import type { Unfiled } from './filing.schema.ts';
import { filingsHref } from './filing-address.rules.ts';

export function UnfiledReminder({
  unfiled,
  text,
}: {
  unfiled: Unfiled;
  text: { title: string; count: (sheet: string, count: number) => string };
}) {
  const open = SHEETS.filter((sheet) => unfiled[sheet] > 0);
  if (open.length === 0) return null;
  return (
    <p className="flex flex-wrap items-center gap-x-3 text-small">
      <span className="inline-flex items-center gap-2 font-strong">
        <Icon name="icon-stamp" className="size-4 text-coral" />
        <span>{text.title}</span>
      </span>
      {/* The group keeps both counts on one line. */}
      <span className="flex flex-wrap gap-x-3">
        {open.map((sheet) => (
          <Link
            key={sheet}
            to={filingsHref({ sheet })}
            className="inline-flex min-h-11 items-center whitespace-nowrap font-strong text-turquoise tabular-nums hover:underline"
          >
            {text.count(sheetNames[sheet], unfiled[sheet])}
          </Link>
        ))}
      </span>
    </p>
  );
}
