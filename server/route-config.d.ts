import type { FastifyRequest } from 'fastify';
import type { FieldError } from '#app/lib/http/app-error.ts';
import type { OfficeTexts } from '#app/lib/words/catalogue.ts';
import type { IssueWords } from '#app/lib/words/issue-text.ts';
import type { Language } from '#app/lib/words/language.ts';
import type { SiteLanguage } from '#app/lib/words/texts.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /**
     * The response depends only on the key of the public cache (`public-cache-hooks.ts`), which
     * stores its bytes.
     */
    cached?: boolean;
    /**
     * Requests do not clear the public cache, because they change no data of public responses. They
     * may change other data, such as sessions or backups.
     */
    keepsPublicCache?: boolean;
    /**
     * Waits for something other than the database, such as a hash or a provider, and has its own
     * limit. Such a request takes no place among the requests in flight (`limits.ts`).
     */
    ownBound?: boolean;
    /** Renders a page, which occupies the only thread (`limits.ts`). */
    rendered?: boolean;
    /** Leaves requests out of the request log, for example for files and health checks. */
    quiet?: boolean;
    /** The query contains a secret or names a person: the log gets only the path. */
    secretQuery?: boolean;
    /** Texts for the message keys of the endpoint's schemas (lib/words/issue-text.ts). */
    words?: (texts: OfficeTexts) => IssueWords;
    /** Language of the validation messages. */
    language?: Language;
    /**
     * Returns another general text for certain errors of the input; null for the usual text.
     * Messages of `issues` are still keys.
     */
    invalidText?: (issues: FieldError[], texts: OfficeTexts) => string | null;
    /**
     * Set for an endpoint for visitors, which responds in the visitor's language. `texts` returns
     * the general text and, by name, the texts that the schemas use as messages.
     */
    visitors?: {
      language: (request: FastifyRequest) => SiteLanguage;
      texts: (language: SiteLanguage) => { invalid: string };
    };
  }
}
