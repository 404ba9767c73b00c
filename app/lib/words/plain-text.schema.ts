import { z } from 'zod';
import { messageKey } from './issue-text.ts';
import { plainLine, plainLines } from './plain-text.ts';

export const lineSchema = (max: number) =>
  z.string(messageKey('required')).overwrite(plainLine).max(max, messageKey('tooLong', max));

export const linesSchema = (max: number) =>
  z.string(messageKey('required')).overwrite(plainLines).max(max, messageKey('tooLong', max));
