/** Texts that people type. */
import { z } from 'zod';
import { messageKey } from './issue-text.ts';
import { plainLine, plainLines } from './plain-text.ts';

/** A text on one line; `max` in characters. */
export const lineSchema = (max: number) =>
  z.string(messageKey('required')).overwrite(plainLine).max(max, messageKey('tooLong', max));

/** A text that may have several lines; `max` in characters. */
export const linesSchema = (max: number) =>
  z.string(messageKey('required')).overwrite(plainLines).max(max, messageKey('tooLong', max));
