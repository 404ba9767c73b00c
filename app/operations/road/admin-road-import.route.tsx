import { useState } from 'react';
import { newKey } from '#app/editing/office-calls/idempotency-key.ts';
import { useBusyFetcher, useOutcome } from '#app/editing/office-calls/use-outcome.ts';
import { PageHead } from '#app/editing/page-head.tsx';
import { Button } from '#app/ui/button.tsx';
import { TextareaField } from '#app/ui/fields/field.tsx';
import { SegmentedControl } from '#app/ui/fields/segmented-control.tsx';
import { focusHeading } from '#app/ui/focus.ts';
import type { ScreenHandle } from '#app/ui/language/screen-language.tsx';
import { useOfficeText } from '#app/ui/language/use-text.ts';
import { FormSection } from '#app/ui/sections.tsx';
import { Alert } from '#app/ui/states/alert.tsx';
import type { Route } from './+types/admin-road-import.route.ts';
import {
  type ImportRequest,
  type ImportResult,
  type RowOutcome,
  sendImport,
} from './import/import-call.ts';
import { ImportPreview, type PreviewLine } from './import/import-preview.tsx';
import { ImportResultPart } from './import/import-result.tsx';
import { ColumnFields, FileButton } from './import/import-table-fields.tsx';
import {
  type ColumnChoice,
  guessColumns,
  hasHeader,
  missingColumns,
  readSheetRow,
  readTable,
} from './import/road-sheet.rules.ts';
import { chosenColumns, keepColumns, readSheetFile } from './import/sheet-file.ts';
import { ROAD_KINDS, type RoadKind } from './road.rules.ts';
import type { RoadImportResult } from './road.schema.ts';
import { ROAD_PATH } from './road-address.rules.ts';

export const handle: ScreenHandle = { language: 'tr' };

export async function clientAction({ request }: Route.ClientActionArgs): Promise<ImportResult> {
  return sendImport(request, (await request.json()) as ImportRequest);
}

export default function AdminRoadImport() {
  const { importing: text } = useOfficeText('road');
  const [made, setMade] = useState<{ count: number; messages: Messages } | null>(null);
  return (
    <div>
      <title>{text.pageTitle}</title>
      <PageHead back={{ to: ROAD_PATH, label: text.back }} title={text.title} lead={text.lead} />
      {made ? (
        <ImportResultPart {...made} again={() => setMade(null)} />
      ) : (
        <ImportForm
          onDone={(count, messages) => {
            setMade({ count, messages });
            focusHeading();
          }}
        />
      )}
    </div>
  );
}

type Messages = RoadImportResult['messages'];

function ImportForm({ onDone }: { onDone: (count: number, messages: Messages) => void }) {
  const { importing: text, kinds, input } = useOfficeText('road');
  const [kind, setKind] = useState<RoadKind>('toll');
  const [typed, setTyped] = useState('');
  const [chosen, setChosen] = useState<ColumnChoice | null>(null);
  const [isFileWrong, setFileWrong] = useState(false);
  const [lines, setLines] = useState<PreviewLine[] | null>(null);
  const [isAsked, setAsked] = useState(false);
  /** Key of the previewed table, so that an import repeated after a lost response is done once. */
  const [idempotencyKey, setIdempotencyKey] = useState(newKey);
  const fetcher = useBusyFetcher<ImportResult>();
  const table = readTable(typed);
  const width = guessColumns(table).length;
  const columns =
    (chosen?.length === width ? chosen : null) ?? chosenColumns(kind, width) ?? guessColumns(table);
  const missing = missingColumns(columns);

  function change(next: { kind?: RoadKind; typed?: string; columns?: ColumnChoice }) {
    if (next.kind) setKind(next.kind);
    if (next.typed !== undefined) setTyped(next.typed);
    setChosen(next.columns ?? null);
    setLines(null);
    setAsked(false);
    fetcher.reset();
  }

  async function readFile(file: File | undefined) {
    if (!file) return;
    try {
      const read = await readSheetFile(file);
      setFileWrong(false);
      change({ typed: read });
    } catch {
      setFileWrong(true);
    }
  }

  /** Reads the lines of the table. Only lines without errors are sent. */
  function readLines(): PreviewLine[] {
    const begin = hasHeader(table) ? 1 : 0;
    return table.slice(begin).map((cells, i) => {
      const read = readSheetRow(cells, columns, kind);
      return {
        number: begin + i + 1,
        cells,
        row: read.ok ? read.row : null,
        error: read.ok ? null : read.problems.map((problem) => input[problem]).join(' · '),
        outcome: null,
        choice: undefined,
      };
    });
  }

  function preview() {
    setAsked(true);
    if (table.length === 0 || missing.length > 0) return;
    keepColumns(kind, columns);
    setIdempotencyKey(newKey());
    const read = readLines();
    setLines(read);
    send({ rows: read.flatMap(({ row }) => row ?? []), preview: true, idempotencyKey: null });
  }

  function send(body: ImportRequest) {
    void fetcher.submit(JSON.stringify(body), { method: 'post', encType: 'application/json' });
  }

  const outcome = useOutcome(fetcher, (result) => {
    if (!result.ok) return;
    if (!result.preview) {
      onDone(result.rows.length, result.messages);
      return;
    }
    setLines((before) => before && withOutcomes(before, result.rows));
  });
  const isBusy = fetcher.state !== 'idle';
  // The preview stays after a failed import, which can be repeated with the same key.
  const previewed = lines?.every(({ row, outcome: told }) => row === null || told) ? lines : null;
  return (
    <div className="grid gap-4">
      <FormSection id="road-table" title={text.kind}>
        <div className="mb-4 flex flex-wrap items-center gap-3">
          <SegmentedControl
            legend={text.kind}
            name="kind"
            segments={ROAD_KINDS.map((value) => ({ value, label: kinds[value] }))}
            value={kind}
            onChange={(next) => change({ kind: next })}
          />
          <FileButton hint={text.fileHint} onFile={readFile}>
            {text.file}
          </FileButton>
        </div>
        {isFileWrong && (
          <Alert tone="error" className="mb-4">
            {text.fileFailed}
          </Alert>
        )}
        <TextareaField
          label={text.paste}
          hint={text.pasteHint}
          error={isAsked && table.length === 0 ? input.noRows : undefined}
          rows={6}
          value={typed}
          spellCheck={false}
          onChange={({ target }) => change({ typed: target.value })}
        />
      </FormSection>
      {width > 0 && (
        <FormSection id="road-columns" title={text.columnsTitle} text={text.columnsHint}>
          <ColumnFields
            table={table}
            columns={columns}
            onChange={(next) => change({ columns: next })}
          />
          {missing.length > 0 && (
            <p role="status" className="mt-3 text-coral text-small">
              {text.missing(missing.map((column) => text.columns[column]).join(', '))}
            </p>
          )}
        </FormSection>
      )}
      {outcome?.ok === false && !isBusy && (
        <Alert tone="error">{outcome.error || text.failed}</Alert>
      )}
      {previewed ? (
        <ImportPreview
          lines={previewed}
          pending={isBusy}
          onChoose={(number, choice) =>
            setLines(previewed.map((line) => (line.number === number ? { ...line, choice } : line)))
          }
          onImport={(rows) => send({ rows, preview: false, idempotencyKey })}
        />
      ) : (
        <div>
          <Button variant="primary" pending={isBusy} onClick={preview}>
            {text.preview}
          </Button>
        </div>
      )}
    </div>
  );
}

/**
 * Adds the results to the lines. `outcomes` has one result for each line with a row, in the order
 * of the lines.
 */
function withOutcomes(lines: PreviewLine[], outcomes: readonly RowOutcome[]): PreviewLine[] {
  const left = [...outcomes];
  return lines.map((line) => {
    const found = line.row && left.shift();
    if (!found) return line;
    if ('error' in found) return { ...line, row: null, error: found.error };
    return { ...line, outcome: found };
  });
}
