import { buttonClass } from '#app/ui/button.tsx';
import { SelectField } from '#app/ui/fields/field.tsx';
import { useOfficeText } from '#app/ui/language/use-text.ts';
import { Icon } from '#app/ui/pictures/icon.tsx';
import { type ColumnChoice, SHEET_COLUMNS } from './road-sheet.rules.ts';

/** Number of rows whose cells are shown as samples. */
const SAMPLE_ROWS = 3;

export function FileButton({
  hint,
  onFile,
  children,
}: {
  hint: string;
  onFile: (file: File | undefined) => void;
  children: string;
}) {
  return (
    <label
      className={buttonClass(
        { size: 'sm' },
        'relative has-focus-visible:outline-3 has-focus-visible:outline-turquoise-bright has-focus-visible:outline-offset-2',
      )}
    >
      <input
        type="file"
        accept=".csv,.txt,.xlsx"
        className="sr-only"
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          onFile(file);
          currentTarget.value = '';
        }}
      />
      <Icon name="icon-upload" className="size-5" />
      <span>{children}</span>
      <span className="font-regular text-ink-soft">{hint}</span>
    </label>
  );
}

export function ColumnFields({
  table,
  columns,
  onChange,
}: {
  table: string[][];
  columns: ColumnChoice;
  onChange: (columns: ColumnChoice) => void;
}) {
  const { importing: text } = useOfficeText('road');
  return (
    <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3 xl:grid-cols-4">
      {columns.map((column, i) => {
        const samples = table.slice(0, SAMPLE_ROWS).map((cells) => cells[i] ?? '');
        return (
          <SelectField
            // biome-ignore lint/suspicious/noArrayIndexKey: columns have no id
            key={i}
            label={text.column(i + 1)}
            hint={samples.filter(Boolean).join(' · ').slice(0, 80)}
            value={column ?? ''}
            onChange={({ target }) => {
              const next = SHEET_COLUMNS.find((each) => each === target.value) ?? null;
              // Only one column of the table can have a meaning: the former column loses it.
              onChange(columns.map((each, at) => (at === i ? next : each === next ? null : each)));
            }}
          >
            <option value="">{text.ignored}</option>
            {SHEET_COLUMNS.map((each) => (
              <option key={each} value={each}>
                {text.columns[each]}
              </option>
            ))}
          </SelectField>
        );
      })}
    </div>
  );
}
