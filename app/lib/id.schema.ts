/** Ids as they come in requests. */
import { z } from 'zod';
import { withoutNul } from './words/plain-text.ts';

/** Any text, without the NUL that the database refuses. */
export const idSchema = z.string().overwrite(withoutNul);

/** Parameters of an address with `:id`. */
export const idParams = z.object({ id: idSchema });
