import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { languageAsked } from './site-language.rules.ts';
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
export function askedLanguage(
  { query, headers }: FastifyRequest<{ Querystring: { lang?: string | undefined } }>,
  reply: FastifyReply,
): SiteLanguage {
  reply.header('vary', 'Accept-Language, Accept-Encoding');
  return languageAsked(query.lang, headers['accept-language']);
}
