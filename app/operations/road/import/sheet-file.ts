/**
 * Reads files of tolls and fines, and remembers the columns that a person chose. Only for browsers.
 */
import { z } from 'zod';
import { signedInId } from '#app/editing/office-calls/token.ts';
import type { RoadKind } from '../road.rules.ts';
import { type ColumnChoice, cellText, SHEET_COLUMNS } from './road-sheet.rules.ts';

/** Reads a CSV or XLSX file as the table that a person would have pasted. Throws if it cannot be read. */
export async function readSheetFile(file: File): Promise<string> {
  if (!/\.xlsx$/i.test(file.name)) return readText(await file.arrayBuffer());
  const { readSheet } = await import('read-excel-file/universal');
  const rows = await readSheet(file);
  return rows.map((row) => row.map(cellText).join('\t')).join('\n');
}

/** Turkish programs write UTF-8 or the Turkish code page of Windows. */
function readText(bytes: ArrayBuffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1254').decode(bytes);
  }
}

const keptSchema = z.record(z.string(), z.array(z.enum(SHEET_COLUMNS).nullable()));
const keyOfPerson = () => `kervan_road_columns:${signedInId()}`;

function readKept(): z.infer<typeof keptSchema> {
  try {
    return keptSchema.parse(JSON.parse(localStorage.getItem(keyOfPerson()) ?? '{}'));
  } catch {
    return {};
  }
}

/** Returns the columns that the person chose for a table of this kind and width; null if they chose none. */
export function chosenColumns(kind: RoadKind, width: number): ColumnChoice | null {
  return readKept()[`${kind} ${width}`] ?? null;
}

export function keepColumns(kind: RoadKind, choice: ColumnChoice): void {
  try {
    const kept = { ...readKept(), [`${kind} ${choice.length}`]: choice };
    localStorage.setItem(keyOfPerson(), JSON.stringify(kept));
  } catch {
    // Ignores a full storage: the columns are guessed again next time.
  }
}
