import { formatExact } from '#app/lib/money/money.ts';
import { Button } from '#app/ui/button.tsx';
import { Select } from '#app/ui/fields/field.tsx';
import { useOfficeText } from '#app/ui/language/use-text.ts';
import { type Column, DataTable } from '#app/ui/lists/data-table.tsx';
import { CutText } from '#app/ui/lists/row-text.tsx';
import { StatusDot, type StatusTone } from '#app/ui/states/status-dot.tsx';
import {
  ROAD_RESULTS,
  type RoadImportResult,
  type RoadResult,
  type RoadRow,
} from '../road.schema.ts';

export interface PreviewLine {
  /** Number of the line in the table, from 1. */
  number: number;
  cells: string[];
  /** Null if the line cannot be imported. */
  row: RoadRow | null;
  error: string | null;
  outcome: RoadImportResult['rows'][number] | null;
  /**
   * Payer that staff chose if a hand-over was near: the id of a booking, null for the office,
   * undefined for later.
   */
  choice: string | null | undefined;
}

const TONES: Record<RoadResult, StatusTone> = {
  charged: 'good',
  ask: 'waiting',
  office: 'done',
  known: 'done',
};

/**
 * Maximum number of lines on the screen. Lines with errors come first, then lines that need a
 * decision.
 */
const MAX_LINES = 200;

export function ImportPreview({
  lines,
  pending,
  onChoose,
  onImport,
}: {
  lines: PreviewLine[];
  pending: boolean;
  onChoose: (number: number, choice: PreviewLine['choice']) => void;
  onImport: (rows: RoadRow[]) => void;
}) {
  const { importing: text } = useOfficeText('road');
  const fresh = lines.filter(({ outcome }) => outcome && outcome.result !== 'known');
  const wrong = lines.filter(({ error }) => error !== null).length;
  const shown = lines.toSorted((a, b) => rankOf(a) - rankOf(b)).slice(0, MAX_LINES);
  const counts = ROAD_RESULTS.flatMap((result) => {
    const count = lines.filter(({ outcome }) => outcome?.result === result).length;
    return count > 0 ? [text.counts[result](count)] : [];
  });
  return (
    <section aria-labelledby="road-preview" className="grid gap-3">
      <h2 id="road-preview" className="text-heading">
        {text.previewTitle}
      </h2>
      <p role="status" className="text-ink-soft text-small tabular-nums">
        {counts.join(', ')}
      </p>
      {wrong > 0 && <p className="text-coral text-small">{text.wrong(wrong)}</p>}
      <DataTable
        caption={text.previewTitle}
        columns={usePreviewColumns(onChoose)}
        rows={shown}
        rowKey={({ number }) => String(number)}
        isQuiet={({ outcome }) => outcome?.result === 'known'}
      />
      {lines.length > shown.length && (
        <p className="text-ink-soft text-small">{text.more(lines.length - shown.length)}</p>
      )}
      {fresh.length === 0 ? (
        <p>{text.nothing}</p>
      ) : (
        <div>
          <Button
            variant="primary"
            pending={pending}
            onClick={() => onImport(fresh.flatMap(chosenRow))}
          >
            {text.apply(fresh.length)}
          </Button>
        </div>
      )}
    </section>
  );
}

function chosenRow({ row, choice }: PreviewLine): RoadRow[] {
  if (!row) return [];
  return [choice === undefined ? row : { ...row, bookingId: choice }];
}

function rankOf({ error, outcome }: PreviewLine): number {
  if (error !== null) return 0;
  return outcome?.result === 'ask' ? 1 : 2;
}

function usePreviewColumns(
  onChoose: (number: number, choice: PreviewLine['choice']) => void,
): Column<PreviewLine>[] {
  const { importing: text, page } = useOfficeText('road');
  return [
    {
      key: 'passage',
      kind: 'label',
      header: page.columns.passage,
      priority: 1,
      cell: ({ number, row, outcome }) => (
        <>
          <span className="font-strong">{outcome?.plate ?? row?.plate ?? text.row(number)}</span>
          <span className="block text-ink-soft text-meta tabular-nums">
            {row ? momentText(row.at) : ''}
          </span>
        </>
      ),
    },
    {
      key: 'place',
      kind: 'text',
      header: page.columns.place,
      priority: 2,
      cell: ({ row, cells }) => <CutText title={row ? (row.place ?? '') : cells.join(' · ')} />,
      // A card shows an error in the line of the rental.
      card: ({ row }) => (row?.place ? <CutText title={row.place} /> : null),
    },
    {
      key: 'amount',
      kind: 'money',
      header: page.columns.amount,
      priority: 3,
      cell: ({ row }) => row && formatExact(row.amount, 'TRY'),
    },
    {
      key: 'state',
      kind: 'status',
      header: page.columns.state,
      priority: 3,
      cell: ({ error, outcome }) => {
        if (error !== null) return <StatusDot tone="bad">{text.wrongRow}</StatusDot>;
        if (!outcome) return null;
        return <StatusDot tone={TONES[outcome.result]}>{text.results[outcome.result]}</StatusDot>;
      },
    },
    {
      key: 'rental',
      kind: 'person',
      header: page.columns.rental,
      priority: 2,
      cell: (line) => <Payer line={line} onChoose={(choice) => onChoose(line.number, choice)} />,
    },
    {
      key: 'charge',
      kind: 'money',
      header: page.columns.charge,
      priority: 3,
      cell: ({ outcome }) => {
        const charge = outcome?.charge ?? null;
        return charge === null ? null : formatExact(charge, 'EUR');
      },
    },
  ];
}

function Payer({
  line: { number, error, outcome, choice },
  onChoose,
}: {
  line: PreviewLine;
  onChoose: (choice: PreviewLine['choice']) => void;
}) {
  const { importing: text, page } = useOfficeText('road');
  if (error !== null) return <span className="text-coral">{error}</span>;
  if (outcome?.result === 'ask') {
    return (
      <Select
        aria-label={text.who(text.row(number))}
        className="h-11!"
        value={choice === undefined ? '' : (choice ?? 'office')}
        onChange={({ target: { value } }) =>
          onChoose(value === '' ? undefined : value === 'office' ? null : value)
        }
      >
        <option value="">{text.later}</option>
        {outcome.candidates.map(({ bookingId, customer, reference }) => (
          <option key={bookingId} value={bookingId}>
            {customer || reference}
          </option>
        ))}
        <option value="office">{page.office}</option>
      </Select>
    );
  }
  // A passage that was imported before may still wait for a decision.
  const nobody = outcome?.result === 'known' ? '–' : page.office;
  return <CutText title={outcome?.rental?.customer ?? nobody} />;
}

/** Returns `2026-07-14T10:30` as `14.07.2026 10:30`. */
function momentText(at: string): string {
  const [date = '', time = ''] = at.split('T');
  return `${date.split('-').toReversed().join('.')} ${time.slice(0, 5)}`;
}
