import type { ReactNode } from 'react';
import { cx } from '#app/ui/class-names.ts';
import type { AuditChange, TextLine } from './audit-changes.rules.ts';
import { auditLogText as text } from './audit-log.text.ts';
import { auditValue, listDiff } from './audit-value.rules.ts';

/** The fields that changed, each with what it said before and after. */
export function AuditChanges({ changes, caption }: { changes: AuditChange[]; caption: string }) {
  const sorted = changes.toSorted((a, b) => text.fieldRank(a.field) - text.fieldRank(b.field));
  return (
    <dl aria-label={caption} className="mt-1 mb-1 grid gap-y-2 border-sand-line border-l-2 pl-3">
      {sorted.map((change) => (
        <div key={change.field} className="grid gap-x-4 text-sm sm:grid-cols-[11rem_minmax(0,1fr)]">
          <dt className="break-words text-ink-soft">{text.field(change.field)}</dt>
          <dd className="min-w-0 break-words">
            <Change change={change} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Change({ change }: { change: AuditChange }): ReactNode {
  if (change.kind === 'text') return <TextDiff lines={change.lines} cut={change.cut} />;
  const { field, before, after } = change;
  if (Array.isArray(before) || Array.isArray(after)) {
    return <ListChange field={field} before={asList(before)} after={asList(after)} />;
  }
  return (
    <>
      {before !== undefined && (
        <>
          <span className="sr-only">{text.before}: </span>
          <del className="text-ink-soft decoration-coral/70">{auditValue(field, before)}</del>{' '}
        </>
      )}
      {after !== undefined && (
        <>
          {before !== undefined && (
            <>
              <span aria-hidden="true">→ </span>
              <span className="sr-only">{text.after}: </span>
            </>
          )}
          <ins className="font-semibold no-underline">{auditValue(field, after)}</ins>
        </>
      )}
    </>
  );
}

function asList(value: unknown): unknown[] {
  return Array.isArray(value) ? value : value === undefined ? [] : [value];
}

function ListChange({
  field,
  before,
  after,
}: {
  field: string;
  before: unknown[];
  after: unknown[];
}) {
  const { removed, added, kept, reordered } = listDiff(field, before, after);
  if (reordered) return text.reordered;
  const lines: TextLine[] = [
    ...removed.map((entry) => ({ kind: 'removed' as const, text: entry })),
    ...added.map((entry) => ({ kind: 'added' as const, text: entry })),
  ];
  return (
    <>
      <TextDiff lines={lines} cut={false} />
      {kept > 0 && <p className="text-ink-soft">{text.kept(kept)}</p>}
    </>
  );
}

const LOOKS = {
  same: { mark: ' ', said: '', look: 'text-ink-soft' },
  removed: { mark: '−', said: text.removed, look: 'bg-coral-wash' },
  added: { mark: '+', said: text.added, look: 'bg-turquoise-wash' },
};

function TextDiff({ lines, cut }: { lines: TextLine[]; cut: boolean }) {
  return (
    <>
      <ul className="overflow-hidden rounded-lg">
        {lines.map(({ kind, text: line }, i) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: a line has nothing but its place
            key={i}
            className={cx('flex gap-2 whitespace-pre-wrap px-2 py-0.5', LOOKS[kind].look)}
          >
            <span aria-hidden="true" className="w-3 shrink-0 select-none">
              {LOOKS[kind].mark}
            </span>
            {LOOKS[kind].said && <span className="sr-only">{LOOKS[kind].said}: </span>}
            <span className="min-w-0 break-words">{line || '\u00a0'}</span>
          </li>
        ))}
      </ul>
      {cut && <p className="mt-1 text-ink-soft">{text.cut}</p>}
    </>
  );
}
