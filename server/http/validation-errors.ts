import type { FastifyError } from 'fastify';
import type { FieldError } from '#app/lib/http/app-error.ts';
import type { SiteLanguage } from '#app/lib/words/texts.ts';
import { type Validation, visitorsTexts } from '../pages/own-texts.ts';

interface Issue {
  keyword: string;
  instancePath: string;
  message?: string;
  params?: Record<string, unknown>;
}

/** Returns the general text and one sentence per field for a request that a Zod schema refused. */
export function explainValidation(
  error: FastifyError,
  language: SiteLanguage,
): [text: string, details: FieldError[]] {
  const text = visitorsTexts[language].validation;
  const details = (error.validation ?? []).flatMap((entry) => fieldErrors(entry as Issue, text));
  return [text.where[error.validationContext ?? ''] ?? text.request, details];
}

/** Matches Zod's own messages, which are in English and name types. */
const ZODS_OWN = /^(Invalid|Too (small|big)|Unrecognized)/;

/**
 * Returns true if the schema gave a message of its own, which is in the language of its endpoint.
 */
export function hasOwnMessage(error: FastifyError): boolean {
  return (error.validation ?? []).some(({ message = 'Invalid' }) => !ZODS_OWN.test(message));
}

function fieldErrors(issue: Issue, text: Validation): FieldError[] {
  const field = issue.instancePath.slice(1).replaceAll('/', '.');
  if (issue.keyword === 'unrecognized_keys') {
    const keys = issue.params?.keys;
    return (Array.isArray(keys) ? keys : []).map((key) => ({
      field: field ? `${field}.${key}` : String(key),
      message: text.unknown,
    }));
  }
  return [{ field, message: sentence(issue, text) }];
}

/** Returns the schema's own message; replaces a message of Zod by a sentence. */
function sentence({ keyword, message = 'Invalid', params = {} }: Issue, text: Validation): string {
  if (!ZODS_OWN.test(message)) return message;
  switch (keyword) {
    case 'invalid_type':
      return typeText(String(params.expected), message, text);
    case 'invalid_value':
      return listText(params.values, text);
    case 'too_small':
      return boundText('least', params, text);
    case 'too_big':
      return boundText('most', params, text);
    case 'invalid_format':
      return text.formats[String(params.format)] ?? text.format;
    default:
      return text.invalid;
  }
}

function typeText(expected: string, message: string, text: Validation): string {
  if (/received undefined/.test(message)) return text.required;
  return text.mustBe(text.types[expected] ?? expected);
}

function listText(values: unknown, text: Validation): string {
  const texts = (Array.isArray(values) ? values : [values]).map(String);
  return texts.length === 1 ? text.mustBe(String(texts[0])) : text.oneOf(texts.join(', '));
}

function boundText(
  side: 'least' | 'most',
  { origin, minimum, maximum }: Record<string, unknown>,
  text: Validation,
) {
  const bound = side === 'least' ? minimum : maximum;
  if (origin === 'string') return text.length(side, bound);
  if (origin === 'array' || origin === 'set') return text.entries(side, bound);
  return text.bound(side, bound);
}
