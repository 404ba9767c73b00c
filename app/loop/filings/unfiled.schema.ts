/** Apart from the sheets of reports, since Today shows it. */
import { z } from 'zod';

/** For each sheet (`SHEETS`). */
export const ofSheets = <T extends z.ZodType>(each: T) => z.object({ kabis: each, uetds: each });

/** Of the last 30 days and today; 0 for a sheet that the settings switch off. */
export const unfiledSchema = ofSheets(z.int());
export type Unfiled = z.infer<typeof unfiledSchema>;
