import { ExportButton } from '#app/editing/export-button.tsx';
import { languageOf } from '#app/lib/language.ts';
import { vehicleFilesText as text } from './vehicle-files.text.ts';

/** Downloads the vehicles that the list's search finds; `count` is how many. */
export function ExportVehicles({ search, count }: { search: string; count: number }) {
  return (
    <ExportButton
      path="/admin/vehicles/export"
      query={search ? { search } : {}}
      text={text}
      lang={languageOf('tr')}
    >
      <p>{search ? text.found(count, search) : text.all(count)}</p>
    </ExportButton>
  );
}
