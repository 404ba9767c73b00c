import { type ComponentProps, Fragment, useState } from 'react';
import type { SiteLanguage } from '#app/lib/words/texts.ts';
import { type ForeignLanguage, labelIn } from '#app/lib/words/translation-labels.ts';
import { Button, IconButton } from '#app/ui/button.tsx';
import type { Elements } from '#app/ui/elements.ts';
import { focusAfter } from '#app/ui/focus.ts';
import { Fold } from '#app/ui/fold.tsx';
import { useOfficeText } from '#app/ui/language/use-text.ts';
import { Icon } from '#app/ui/pictures/icon.tsx';
import { controlId, FieldGroup, useErrorsWithin, useWrongWithin } from './settings-form.tsx';
import type { SettingsField } from './settings-words.rules.ts';

/** Number of rows up to which a list is open. A longer list shows its length and opens on demand. */
const ROWS_SHOWN = 8;

interface RowTools<Row> {
  at: number;
  /** Prefix of the ids of the row's controls. */
  id: string;
  name: string;
  errorAt: (path: string) => string | undefined;
  set: (row: Row) => void;
  remove: () => void;
  /** Buttons that move or remove the row. `title` names the row in their labels. */
  tools: (title: string) => Elements;
}

type Translated = Record<ForeignLanguage, Record<string, string>>;

/** Returns the paths of a row's texts in a language: `faq.0.question`, `faq.0.translations.de.question`. */
export function rowPaths<Row extends string, Name extends string>(
  row: Row,
  names: readonly Name[],
  language: SiteLanguage,
) {
  return names.map((name) =>
    language === 'tr'
      ? (`${row}.${name}` as const)
      : (`${row}.translations.${language}.${name}` as const),
  );
}

export function labelFor(label: string, language: SiteLanguage): string {
  return language === 'tr' ? label : labelIn(language, label);
}

export function rowControl<
  Name extends string,
  Row extends Record<Name, string> & { translations: Translated },
>(
  { id, row, set, errorAt }: { row: Row } & Pick<RowTools<Row>, 'id' | 'set' | 'errorAt'>,
  name: Name,
  language: SiteLanguage,
) {
  const { translations } = row;
  if (language === 'tr') {
    return {
      id: `${id}-${name}`,
      lang: language,
      value: row[name] as string,
      error: errorAt(name),
      onChange: ({ currentTarget }: Typed) => set({ ...row, [name]: currentTarget.value }),
    };
  }
  const own = translations[language];
  return {
    id: `${id}-translations-${language}-${name}`,
    lang: language,
    value: own[name] ?? '',
    error: errorAt(`translations.${language}.${name}`),
    onChange: ({ currentTarget }: Typed) =>
      set({
        ...row,
        translations: { ...translations, [language]: { ...own, [name]: currentTarget.value } },
      }),
  };
}
interface Typed {
  currentTarget: { value: string };
}

/**
 * List whose rows staff add, move and remove. The focus goes to a new row, stays with a moved row,
 * and goes to the next row after a removal. If `titleOf` is set, each row is a line that opens, and
 * one row is open at a time.
 */
export function RowsField<Row>({
  field,
  rows,
  onChange,
  newRow,
  max,
  text: { one, add },
  firstControl = '',
  empty,
  titleOf,
  children,
}: {
  field: SettingsField;
  rows: readonly Row[];
  onChange: (rows: Row[]) => void;
  newRow: () => Row;
  max: number;
  text: { one: (place: number) => string; add: string };
  /** Suffix of the id of a row's first control, after the row's id. */
  firstControl?: string;
  empty?: string;
  /** `wrong`: set if there is an error outside the row's own part of the field. */
  titleOf?: (row: Row) => { title: string; note?: string; wrong?: boolean };
  children: (row: Row, tools: RowTools<Row>) => Elements;
}) {
  const { labels, form } = useOfficeText('settings');
  const { rows: text } = form;
  const id = controlId(field);
  const errorAt = useErrorsWithin(field);
  const wrongWithin = useWrongWithin([field]);
  const [said, setSaid] = useState('');
  const [openRow, setOpenRow] = useState<number | null>(null);
  const [isLong] = useState(titleOf !== undefined && rows.length > ROWS_SHOWN);

  function addRow() {
    focusAfter(`${id}-${rows.length}${firstControl}`, () => {
      onChange([...rows, newRow()]);
      setOpenRow(rows.length);
    });
  }
  function move(at: number, by: -1 | 1) {
    const [row, other] = [rows[at], rows[at + by]];
    if (row === undefined || other === undefined) return;
    focusAfter(`${id}-${at + by}-${by < 0 ? 'up' : 'down'}`, () => {
      onChange(rows.with(at, other).with(at + by, row));
      setOpenRow(at + by);
      setSaid(text.moved(one(at + 1), at + by + 1, rows.length));
    });
  }
  function remove(at: number) {
    const next = Math.min(at, rows.length - 2);
    const nextId = next < 0 ? `${id}-add` : `${id}-${next}-${titleOf ? 'line' : 'remove'}`;
    focusAfter(nextId, () => {
      onChange(rows.toSpliced(at, 1));
      setOpenRow(null);
      setSaid(text.removed(one(at + 1)));
    });
  }
  const tools = (at: number, title: string) => (
    <div className="flex shrink-0 gap-2">
      <IconButton
        id={`${id}-${at}-up`}
        label={text.up(title)}
        aria-disabled={at === 0}
        onClick={() => move(at, -1)}
        className="aria-disabled:opacity-40"
      >
        <Icon name="icon-arrow-up" className="size-5" />
      </IconButton>
      <IconButton
        id={`${id}-${at}-down`}
        label={text.down(title)}
        aria-disabled={at === rows.length - 1}
        onClick={() => move(at, 1)}
        className="aria-disabled:opacity-40"
      >
        <Icon name="icon-arrow-down" className="size-5" />
      </IconButton>
      <IconButton id={`${id}-${at}-remove`} label={text.remove(title)} onClick={() => remove(at)}>
        <Icon name="icon-trash" className="size-5 text-coral" />
      </IconButton>
    </div>
  );
  const error = errorAt('');
  const lines = rows.map((row, i) => {
    const content = children(row, {
      at: i,
      id: `${id}-${i}`,
      name: one(i + 1),
      errorAt: (path) => errorAt(path ? `${i}.${path}` : String(i)),
      set: (changed) => onChange(rows.with(i, changed)),
      remove: () => remove(i),
      tools: (title) => tools(i, title || one(i + 1)),
    });
    // biome-ignore-start lint/suspicious/noArrayIndexKey: a row is edited in its place
    if (!titleOf) return <Fragment key={i}>{content}</Fragment>;
    const { title, note, wrong = false } = titleOf(row);
    return (
      <RowLine
        key={i}
        id={`${id}-${i}-line`}
        path={`${field}.${i}`}
        title={title || one(i + 1)}
        note={note}
        wrong={wrong}
        open={openRow === i}
        onOpenChange={(open) => setOpenRow((now) => (open ? i : now === i ? null : now))}
      >
        {content}
      </RowLine>
    );
    // biome-ignore-end lint/suspicious/noArrayIndexKey: a row is edited in its place
  });
  const list = (
    <>
      {empty && rows.length === 0 && <p className="text-ink-soft">{empty}</p>}
      {titleOf && rows.length > 0 ? (
        <div className="divide-y divide-sand-line border-sand-line border-y">{lines}</div>
      ) : (
        lines
      )}
      {error && <p className="text-coral text-small">{error}</p>}
      <div>
        <Button id={`${id}-add`} size="sm" disabled={rows.length >= max} onClick={addRow}>
          <Icon name="icon-plus" className="size-5" />
          <span>{add}</span>
        </Button>
      </div>
    </>
  );
  return (
    <FieldGroup field={field} className="gap-3">
      {isLong ? (
        <Fold title={`${labels[field]} (${rows.length})`} wrong={wrongWithin}>
          <div className="grid gap-3">{list}</div>
        </Fold>
      ) : (
        list
      )}
      <p role="status" className="sr-only">
        {said}
      </p>
    </FieldGroup>
  );
}

function RowLine({
  path,
  wrong,
  ...fold
}: { path: string; wrong: boolean } & Omit<ComponentProps<typeof Fold>, 'wrong'>) {
  const { form: text } = useOfficeText('settings');
  const within = useWrongWithin([path]);
  return <Fold {...fold} lang="tr" wrong={wrong ? text.hasErrors : within} />;
}
