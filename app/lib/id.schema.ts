import { z } from 'zod';
import { toStorableText } from './words/plain-text.ts';

/** Id in a request: any text. Characters that PostgreSQL refuses are replaced. */
export const idSchema = z.string().overwrite(toStorableText);

export const idParams = z.object({ id: idSchema });
