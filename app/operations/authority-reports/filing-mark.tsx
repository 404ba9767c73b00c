import { useState } from 'react';
import { useRowAction } from '#app/editing/list/list-actions.tsx';
import { staffInstant } from '#app/lib/dates/staff-dates.ts';
import { cx } from '#app/ui/class-names.ts';
import { Checkbox } from '#app/ui/fields/checkbox.tsx';
import { useOfficeText } from '#app/ui/language/use-text.ts';
import { ROW_TEXT_BUTTON } from '#app/ui/lists/row-actions.tsx';
import { Icon } from '#app/ui/pictures/icon.tsx';
import type { Filing } from './filing.schema.ts';

export function FilingMark({
  filing,
  short = false,
}: {
  filing: Filing;
  /** Shows a label instead of person and time of the report. */
  short?: boolean;
}) {
  const { page: text } = useOfficeText('filings');
  const { bookingId, kind, bookingReference, filed, changed, cancelled, version } = filing;
  const [wanted, setWanted] = useState<'yes' | 'no'>('yes');
  const { sent, busy, send } = useRowAction<{ filed: 'yes' | 'no'; version: string }>({
    id: `${encodeURIComponent(bookingId)}/${kind}`,
    intent: 'mark',
    done: () => (wanted === 'yes' ? text.marked : text.unmarked),
    failed: text.notMarked,
  });
  const mark = (next: 'yes' | 'no') => {
    if (busy) return;
    setWanted(next);
    void send({ filed: next, version });
  };
  const isFiled = sent ? sent.filed === 'yes' : filed !== null;
  const name = text.kinds[kind];
  return (
    <div className="flex items-center gap-x-3">
      <Checkbox
        checked={isFiled}
        aria-label={text.markOf(name, bookingReference)}
        onChange={({ target }) => mark(target.checked ? 'yes' : 'no')}
        // Hides the label in a table, whose column header is the label.
        label={<span className={cx(!short && 'sr-only')}>{text.columns.filed}</span>}
        className={cx('max-w-full', !short && 'min-h-8')}
      />
      {filed && isFiled && (!short || cancelled || changed) && (
        <div className="min-w-0 text-ink-soft text-meta">
          {cancelled || changed ? (
            <Warning>{cancelled ? text.cancelled : text.changed}</Warning>
          ) : (
            <>
              <p className="whitespace-nowrap tabular-nums">{staffInstant(filed.at)}</p>
              <p title={filed.by} className="truncate">
                {filed.by}
              </p>
            </>
          )}
          {changed && !cancelled && (
            <button
              type="button"
              aria-label={text.againOf(name, bookingReference)}
              onClick={() => mark('yes')}
              className={`${ROW_TEXT_BUTTON} font-strong`}
            >
              {text.again}
            </button>
          )}
        </div>
      )}
    </div>
  );
}

function Warning({ children }: { children: string }) {
  return (
    <p className="flex gap-2 text-coral">
      <Icon name="icon-triangle-alert" className="mt-1 size-3.5 shrink-0" />
      <span>{children}</span>
    </p>
  );
}
