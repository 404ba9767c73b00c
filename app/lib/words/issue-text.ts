/**
 * Messages of schemas. A schema is made once for all languages, so its messages are keys: `.max(80,
 * messageKey('tooLong', 80))`. Forms and endpoints turn keys into sentences with the texts of their
 * feature.
 */
import type { FieldError } from '../http/app-error.ts';

type Value = string | number | readonly string[];

/** Texts of a feature. A message is a sentence, or a function of the field's label and the key's values. */
export interface IssueWords {
  // biome-ignore lint/suspicious/noExplicitAny: each function has its own values
  messages: Readonly<Record<string, string | ((...values: any[]) => string)>>;
  /** Labels by dotted path without indexes: `pricing.daily`. */
  labels: Readonly<Record<string, string>>;
}

/** Returns a schema's message: the key, with the values for its sentence. */
export function messageKey(key: string, ...values: Value[]): string {
  return values.length === 0 ? key : JSON.stringify([key, ...values]);
}

export function keyOf(message: string): string {
  return partsOf(message)[0];
}

/** Returns the issue with its sentence; unchanged if its message is not a known key. */
export function withSentence({ field, message }: FieldError, words: IssueWords): FieldError {
  const [key, ...values] = partsOf(message);
  const text = Object.hasOwn(words.messages, key) ? words.messages[key] : undefined;
  if (text === undefined) return { field, message };
  return {
    field,
    message: typeof text === 'string' ? text : text(labelOf(field, words.labels), ...values),
  };
}

function partsOf(message: string): [key: string, ...values: Value[]] {
  return message.startsWith('["') ? JSON.parse(message) : [message];
}

/** Returns the label of the field, or of the nearest parent field with a label. */
function labelOf(field: string, labels: IssueWords['labels']): string {
  const parts = field.split('.').filter((part) => !/^\d+$/.test(part));
  for (; parts.length > 0; parts.pop()) {
    const path = parts.join('.');
    if (Object.hasOwn(labels, path)) return labels[path] ?? field;
  }
  return field;
}
