import type { FastifyError } from 'fastify';
import type { FieldError } from '#app/lib/app-error.ts';
import { validationText as text } from './refusals.text.ts';

interface Issue {
  keyword: string;
  instancePath: string;
  message?: string;
  params?: Record<string, unknown>;
}

/** General text and one sentence a field of what a Zod schema refused. */
export function explainValidation(error: FastifyError): [text: string, details: FieldError[]] {
  const details = (error.validation ?? []).flatMap((entry) => fieldErrors(entry as Issue));
  return [text.where[error.validationContext ?? ''] ?? text.request, details];
}

function fieldErrors(issue: Issue): FieldError[] {
  const field = issue.instancePath.slice(1).replaceAll('/', '.');
  if (issue.keyword === 'unrecognized_keys') {
    const keys = issue.params?.keys;
    return (Array.isArray(keys) ? keys : []).map((key) => ({
      field: field ? `${field}.${key}` : String(key),
      message: text.unknown,
    }));
  }
  return [{ field, message: sentence(issue) }];
}

/** A schema's own message wins; Zod's built-in ones speak of types and are put into words here. */
function sentence({ keyword, message = text.invalid, params = {} }: Issue): string {
  if (!/^(Invalid|Too (small|big))/.test(message)) return message;
  switch (keyword) {
    case 'invalid_type':
      return typeText(String(params.expected), message);
    case 'invalid_value':
      return listText(params.values);
    case 'too_small':
      return boundText('least', params, params.minimum);
    case 'too_big':
      return boundText('most', params, params.maximum);
    case 'invalid_format':
      return text.formats[String(params.format)] ?? text.format;
    default:
      return text.invalid;
  }
}

function typeText(expected: string, message: string): string {
  if (/received undefined/.test(message)) return text.required;
  return text.mustBe(text.types[expected] ?? expected);
}

function listText(values: unknown): string {
  const texts = (Array.isArray(values) ? values : [values]).map(String);
  return texts.length === 1 ? text.mustBe(String(texts[0])) : text.oneOf(texts.join(', '));
}

function boundText(side: 'least' | 'most', { origin }: Record<string, unknown>, bound: unknown) {
  if (origin === 'string') return text.length(side, bound);
  if (origin === 'array' || origin === 'set') return text.entries(side, bound);
  return text.bound(side, bound);
}
