/** What the API says of a request that it refuses by itself: in English, or as the person of the staff reads. */
import type { FastifyError } from 'fastify';
import type { FieldError } from '#app/lib/app-error.ts';
import { inLanguages } from '#app/lib/language.ts';

const english = {
  badRequest: 'The request could not be understood',
  invalidJson: 'The body is not valid JSON',
  failed: 'Something went wrong on our side. Please try again later.',
  busy: 'The service is busy. Please try again in a moment.',
  nothingAt: (method: string, path: string) => `There is nothing at ${method} ${path}`,
};

export const refusalText = inLanguages(
  'en',
  {
    badRequest: 'İstek anlaşılamadı',
    invalidJson: 'Gönderilen veri geçerli bir JSON değil',
    failed: 'Bizden kaynaklanan bir sorun oluştu. Lütfen daha sonra yeniden deneyin.',
    busy: 'Sunucu şu an yoğun. Lütfen biraz sonra yeniden deneyin.',
    nothingAt: (method: string, path: string) => `${method} ${path} adresinde bir şey yok`,
  },
  english,
);

/** Of refusals that Fastify itself makes, by their status. */
export const statusTexts: Record<number, string> = inLanguages(
  'en',
  {
    400: 'İstek anlaşılamadı',
    404: 'Bulunamadı',
    405: 'Bu işlem burada yapılamaz',
    408: 'İsteğin gelmesi çok uzun sürdü',
    413: 'Gönderilen veri çok büyük',
    415: 'Bu veri türü desteklenmiyor',
    429: 'Çok fazla istek geldi. Lütfen biraz bekleyip yeniden deneyin.',
    431: 'İsteğin başlıkları çok büyük',
    503: 'Sunucu şu an yoğun. Lütfen biraz sonra yeniden deneyin.',
  },
  {
    400: english.badRequest,
    404: 'Not found',
    405: 'Method not allowed',
    408: 'The request took too long to arrive',
    413: 'The request is too large',
    415: 'Unsupported media type',
    429: 'Too many requests. Please wait a moment and try again.',
    431: 'The headers of the request are too large',
    503: english.busy,
  },
);

export const outageTexts = inLanguages(
  'en',
  {
    database: 'Veritabanı şu an yanıt vermiyor. Lütfen biraz sonra yeniden deneyin.',
    'disk-full':
      'Sunucunun diski dolu, hiçbir şey kaydedilemiyor. Lütfen yer açıp yeniden deneyin.',
  },
  {
    database: 'The database does not answer at the moment. Please try again shortly.',
    'disk-full':
      'The disk of the server is full, so nothing can be saved. Please free some space on it and try again.',
  },
);

const count = (number: unknown, one: string, many: string) =>
  `${number} ${number === 1 ? one : many}`;

const englishValidation = {
  where: {
    body: 'Some fields are not valid',
    querystring: 'Some parameters are not valid',
    params: 'The address is not valid',
    headers: 'Some headers are not valid',
  } as Record<string, string>,
  request: 'The request is not valid',
  formats: {
    date: 'must be a date like 2026-07-14',
    time: 'must be a time like 10:30',
    datetime: 'must be a date and time like 2026-07-14T10:30:00Z',
    email: 'must be an e-mail address',
    url: 'must be a web address',
    uuid: 'must be a UUID',
  } as Record<string, string>,
  format: 'does not have the right form',
  types: {
    int: 'a whole number',
    number: 'a number',
    string: 'a text',
    boolean: 'true or false',
    array: 'a list',
    object: 'an object',
    date: 'a date',
  } as Record<string, string>,
  unknown: 'is not known here',
  invalid: 'is not valid',
  required: 'is required',
  mustBe: (what: string) => `must be ${what}`,
  oneOf: (values: string) => `must be one of: ${values}`,
  /** `side`: least or most. */
  length: (side: 'least' | 'most', bound: unknown) =>
    `must have at ${side} ${count(bound, 'character', 'characters')}`,
  entries: (side: 'least' | 'most', bound: unknown) =>
    `must have at ${side} ${count(bound, 'entry', 'entries')}`,
  bound: (side: 'least' | 'most', bound: unknown) => `must be at ${side} ${bound}`,
};

const turkishSides = { least: 'en az', most: 'en çok' };

/** What a Zod schema without a text of its own refused. */
const text = inLanguages(
  'en',
  {
    where: {
      body: 'Bazı alanlar geçerli değil',
      querystring: 'Bazı parametreler geçerli değil',
      params: 'Adres geçerli değil',
      headers: 'Bazı başlıklar geçerli değil',
    },
    request: 'İstek geçerli değil',
    formats: {
      date: '2026-07-14 gibi bir tarih olmalı',
      time: '10:30 gibi bir saat olmalı',
      datetime: '2026-07-14T10:30:00Z gibi bir tarih ve saat olmalı',
      email: 'bir e-posta adresi olmalı',
      url: 'bir web adresi olmalı',
      uuid: 'bir UUID olmalı',
    },
    format: 'biçimi doğru değil',
    types: {
      int: 'tam sayı',
      number: 'sayı',
      string: 'metin',
      boolean: 'true ya da false',
      array: 'liste',
      object: 'nesne',
      date: 'tarih',
    },
    unknown: 'burada bilinmiyor',
    invalid: 'geçerli değil',
    required: 'gereklidir',
    mustBe: (what) => `${what} olmalı`,
    oneOf: (values) => `şunlardan biri olmalı: ${values}`,
    length: (side, bound) => `${turkishSides[side]} ${bound} karakter olmalı`,
    entries: (side, bound) => `${turkishSides[side]} ${bound} öğe olmalı`,
    bound: (side, bound) => `${turkishSides[side]} ${bound} olmalı`,
  },
  englishValidation,
);

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

/** Zod's own messages, which are in English and speak of types. */
const ZODS_OWN = /^(Invalid|Too (small|big)|Unrecognized)/;

/** Whether a schema refused something in words of its own, which are in the language of its door. */
export function speaksForItself(error: FastifyError): boolean {
  return (error.validation ?? []).some(({ message = 'Invalid' }) => !ZODS_OWN.test(message));
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
  if (!ZODS_OWN.test(message)) return message;
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
