import { ExportButton } from '#app/editing/export-button.tsx';
import { languageOf } from '#app/lib/language.ts';
import { customerFilesText as text } from './customer-files.text.ts';

/** Downloads the customers whom the list's search finds; `count` is how many. */
export function ExportCustomers({ search, count }: { search: string; count: number }) {
  return (
    <ExportButton
      path="/admin/customers/export"
      query={search ? { search } : {}}
      text={text}
      lang={languageOf('tr')}
    >
      <p>{search ? text.found(count, search) : text.all(count)}</p>
      <p className="mt-1 text-ink-soft">{text.careful}</p>
    </ExportButton>
  );
}
