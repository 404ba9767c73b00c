import type { FastifyError } from 'fastify';
import type { FieldError } from '#app/lib/app-error.ts';

interface Issue {
  keyword: string;
  instancePath: string;
  message?: string;
  params?: Record<string, unknown>;
}

const FORMATS: Record<string, string> = {
  date: 'must be a date like 2026-07-14',
  time: 'must be a time like 10:30',
  datetime: 'must be a date and time like 2026-07-14T10:30:00Z',
  email: 'must be an e-mail address',
  url: 'must be a web address',
  uuid: 'must be a UUID',
};

const WHERE: Record<string, string> = {
  body: 'Some fields are not valid',
  querystring: 'Some parameters are not valid',
  params: 'The address is not valid',
  headers: 'Some headers are not valid',
};

/** General text and one sentence a field of what a Zod schema refused. */
export function explainValidation(error: FastifyError): [text: string, details: FieldError[]] {
  const details = (error.validation ?? []).flatMap((entry) => fieldErrors(entry as Issue));
  return [WHERE[error.validationContext ?? ''] ?? 'The request is not valid', details];
}

function fieldErrors(issue: Issue): FieldError[] {
  const field = issue.instancePath.slice(1).replaceAll('/', '.');
  if (issue.keyword === 'unrecognized_keys') {
    const keys = issue.params?.keys;
    return (Array.isArray(keys) ? keys : []).map((key) => ({
      field: field ? `${field}.${key}` : String(key),
      message: 'is not known here',
    }));
  }
  return [{ field, message: sentence(issue) }];
}

/** A schema's own message wins; Zod's built-in ones speak of types and are put into words here. */
function sentence({ keyword, message = 'is not valid', params = {} }: Issue): string {
  if (!/^(Invalid|Too (small|big))/.test(message)) return message;
  switch (keyword) {
    case 'invalid_type':
      return typeText(String(params.expected), message);
    case 'invalid_value':
      return `must be ${listText(params.values)}`;
    case 'too_small':
      return `must ${boundText('least', params, params.minimum)}`;
    case 'too_big':
      return `must ${boundText('most', params, params.maximum)}`;
    case 'invalid_format':
      return FORMATS[String(params.format)] ?? 'does not have the right form';
    default:
      return 'is not valid';
  }
}

function typeText(expected: string, message: string): string {
  if (/received undefined/.test(message)) return 'is required';
  const names: Record<string, string> = {
    int: 'a whole number',
    number: 'a number',
    string: 'a text',
    boolean: 'true or false',
    array: 'a list',
    object: 'an object',
    date: 'a date',
  };
  return `must be ${names[expected] ?? expected}`;
}

function listText(values: unknown): string {
  const texts = (Array.isArray(values) ? values : [values]).map(String);
  return texts.length === 1 ? String(texts[0]) : `one of: ${texts.join(', ')}`;
}

function boundText(side: string, params: Record<string, unknown>, bound: unknown): string {
  const limit = `at ${side} ${bound}`;
  if (params.origin === 'string')
    return `have ${limit} ${bound === 1 ? 'character' : 'characters'}`;
  if (params.origin === 'array' || params.origin === 'set')
    return `have ${limit} ${bound === 1 ? 'entry' : 'entries'}`;
  return `be ${limit}`;
}
