import { businessNow } from '#app/lib/dates.ts';
import { Icon } from '#app/ui/icon.tsx';
import { Link } from '#app/ui/link.tsx';
import { useText } from '#app/ui/use-text.ts';
import { reminderDays, SHEETS } from './filing.rules.ts';
import type { Unfiled } from './filing.schema.ts';
import { filingsHref } from './filing-address.rules.ts';
import { filingsText, sheetNames } from './filings.text.ts';

/** How much is not reported yet, each sheet with the way to it; nothing when all is. */
export function UnfiledReminder({ unfiled }: { unfiled: Unfiled }) {
  const { page: text } = useText(filingsText);
  const days = reminderDays(businessNow(new Date()).date);
  const open = SHEETS.filter((sheet) => unfiled[sheet] > 0);
  if (open.length === 0) return null;
  return (
    <p className="flex flex-wrap items-center gap-x-3 text-sm">
      <span className="inline-flex items-center gap-1.5 font-semibold">
        <Icon name="icon-stamp" className="size-4 text-coral" />
        <span>{text.reminderTitle}</span>
      </span>
      {open.map((sheet) => (
        <Link
          key={sheet}
          to={filingsHref({ sheet, ...days, open: true })}
          className="inline-flex min-h-11 items-center whitespace-nowrap font-semibold text-turquoise tabular-nums hover:underline"
        >
          {text.reminder(sheetNames[sheet], unfiled[sheet])}
        </Link>
      ))}
    </p>
  );
}
