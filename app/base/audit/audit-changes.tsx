import { cx } from '#app/ui/class-names.ts';
import { useDateLanguage, useOfficeLanguage, useOfficeText } from '#app/ui/language/use-text.ts';
import { listChange } from './audit-changes.rules.ts';
import type { AuditChange, TextLine } from './audit-log.schema.ts';
import {
  type AuditWords,
  auditValue,
  fieldName,
  fieldRank,
  type Wording,
} from './audit-value.rules.ts';

const NO_WORDS: AuditWords = { labels: {}, values: {} };

/** Returns the texts for a kind of record, with the texts of the log in the reader's language. */
export function useWording(words: AuditWords = NO_WORDS): Wording {
  return {
    ...words,
    text: useOfficeText('audit'),
    language: useOfficeLanguage(),
    dates: useDateLanguage(),
  };
}

/** Sorts changes by the order of the fields in the editor. */
export function inOrder(changes: AuditChange[], wording: Wording): AuditChange[] {
  return changes.toSorted((a, b) => fieldRank(a.field, wording) - fieldRank(b.field, wording));
}

export function AuditChanges({
  changes,
  caption,
  wording,
}: {
  changes: AuditChange[];
  caption: string;
  wording: Wording;
}) {
  return (
    <dl aria-label={caption} className="mt-1 mb-3 grid gap-y-2 border-sand-line border-l-2 pl-3">
      {inOrder(changes, wording).map((change) => (
        <div
          key={change.field}
          className="grid gap-x-4 text-small sm:grid-cols-[11rem_minmax(0,1fr)]"
        >
          <dt className="break-words text-ink-soft">{fieldName(change.field, wording)}</dt>
          <dd className="min-w-0 break-words">
            <Change change={change} wording={wording} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Change({ change, wording }: { change: AuditChange; wording: Wording }) {
  const { text } = wording;
  if (change.kind === 'text') return <Lines {...change} kept={0} />;
  const { field, before, after } = change;
  const written = (value: unknown) => auditValue(field, value, wording);
  if (Array.isArray(before) || Array.isArray(after)) {
    const { removed, added, kept } = listChange(asList(before), asList(after));
    const lines: TextLine[] = [
      ...removed.map((entry) => ({ kind: 'removed' as const, text: written(entry) })),
      ...added.map((entry) => ({ kind: 'added' as const, text: written(entry) })),
    ];
    return <Lines lines={lines} cut={false} kept={kept} />;
  }
  return (
    <>
      {before !== undefined && (
        <span>
          <span className="sr-only">{`${text.before}: `}</span>
          <del className="text-ink-soft decoration-coral/70">{written(before)}</del>{' '}
        </span>
      )}
      {after !== undefined && (
        <>
          {before !== undefined && (
            <>
              <span aria-hidden="true">→ </span>
              <span className="sr-only">{`${text.after}: `}</span>
            </>
          )}
          <ins className="font-strong no-underline">{written(after)}</ins>
        </>
      )}
    </>
  );
}

function asList(value: unknown): unknown[] {
  return Array.isArray(value) ? value : value === undefined ? [] : [value];
}

const LOOKS = {
  removed: { mark: '−', look: 'bg-coral-wash' },
  added: { mark: '+', look: 'bg-turquoise-wash' },
};

function Lines({ lines, cut, kept }: { lines: TextLine[]; cut: boolean; kept: number }) {
  const text = useOfficeText('audit');
  if (lines.length === 0) return <span>{text.reordered}</span>;
  return (
    <>
      <ul className="overflow-hidden rounded-small">
        {lines.map(({ kind, text: line }, i) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: lines are identified only by their position
            key={i}
            className={cx('flex gap-2 whitespace-pre-wrap px-2 py-0.5', LOOKS[kind].look)}
          >
            <span aria-hidden="true" className="w-3 shrink-0 select-none">
              {LOOKS[kind].mark}
            </span>
            <span className="sr-only">{`${text[kind]}: `}</span>
            <span className="min-w-0 break-words">{line || '\u00a0'}</span>
          </li>
        ))}
      </ul>
      {kept > 0 && <p className="text-ink-soft">{text.kept(kept)}</p>}
      {cut && <p className="mt-1 text-ink-soft">{text.cut}</p>}
    </>
  );
}
