import { ExportButton } from '#app/editing/export-button.tsx';
import { languageOf } from '#app/lib/language.ts';
import { staffDay } from '#app/lib/staff-dates.ts';
import type { FilingsAddress } from './filing-address.rules.ts';
import { filingsText, sheetNames } from './filings.text.ts';

/** Downloads what the list shows, all of its pages; `total` is how many records. */
export function ExportFilings({ address, total }: { address: FilingsAddress; total: number }) {
  const text = filingsText.export;
  const { sheet, from, to, open } = address;
  const days = from === to ? staffDay(from) : `${staffDay(from)} – ${staffDay(to)}`;
  return (
    <ExportButton
      path="/admin/filings/export"
      query={{ sheet, from, to, ...(open && { open: 'yes' }) }}
      text={{ ...text, title: text.title(sheetNames[sheet]) }}
      lang={languageOf('tr')}
    >
      <p>{text.rows(days, total)}</p>
      <p className="mt-1 text-ink-soft">{text.careful}</p>
    </ExportButton>
  );
}
