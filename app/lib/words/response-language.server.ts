import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { requestedLanguage } from './site-language.rules.ts';
import type { SiteLanguage } from './texts.ts';

export const languageQuery = z.object({
  lang: z
    .string()
    .optional()
    .describe(
      'Language of texts with translations: tr, en, de or ru. Default: `Accept-Language`, else Turkish',
    ),
});

/** Returns the language for texts of the office in a public response, and sets the header `Vary`. */
export function responseLanguage(
  { query, headers }: FastifyRequest<{ Querystring: { lang?: string | undefined } }>,
  reply: FastifyReply,
): SiteLanguage {
  reply.header('vary', 'Accept-Language, Accept-Encoding');
  return requestedLanguage(query.lang, headers['accept-language']);
}
