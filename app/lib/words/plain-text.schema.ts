import { z } from 'zod';
import { messageKey } from './issue-text.ts';
import { plainLine, plainLines } from './plain-text.ts';

/** Returns the schema of a text on one line with at most `max` characters. */
export const lineSchema = (max: number) =>
  z.string(messageKey('required')).overwrite(plainLine).max(max, messageKey('tooLong', max));

/** Returns the schema of a text of several lines with at most `max` characters. */
export const linesSchema = (max: number) =>
  z.string(messageKey('required')).overwrite(plainLines).max(max, messageKey('tooLong', max));
