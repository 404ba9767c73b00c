import type { FastifyRequest } from 'fastify';
import type { FieldError } from '#app/lib/http/app-error.ts';
import type { OfficeTexts } from '#app/lib/words/catalogue.ts';
import type { IssueWords } from '#app/lib/words/issue-text.ts';
import type { Language } from '#app/lib/words/language.ts';
import type { SiteLanguage } from '#app/lib/words/texts.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The answer depends on nothing but the key of the public cache (`public-cache-hooks.ts`), which keeps its bytes. */
    cached?: boolean;
    /** A POST that changes nothing: it does not drop what `public-cache.ts` keeps. */
    readOnly?: boolean;
    /**
     * Its work waits for something else than the database, such as a hash or a provider, and has a
     * bound of its own: it takes no place among the requests in flight, see `limits.ts`.
     */
    ownBound?: boolean;
    /** The work is rendering, which takes the one thread for itself: see `limits.ts`. */
    rendered?: boolean;
    /** Keeps the route out of the request log: files, health checks. */
    quiet?: boolean;
    /** The query of its address has a secret or a person: the log gets the path alone. */
    secretQuery?: boolean;
    /** Words for the message keys of its schemas (lib/words/issue-text.ts). */
    words?: (texts: OfficeTexts) => IssueWords;
    /** Language of the validation messages. */
    language?: Language;
    /** Another general text for certain faults of the input. Messages of `issues` are still keys. */
    invalidText?: (issues: FieldError[], texts: OfficeTexts) => string | null;
    /**
     * A door of visitors, which answers each in their language: the general text, and by name those that
     * faults of its schemas name.
     */
    visitors?: {
      language: (request: FastifyRequest) => SiteLanguage;
      texts: (language: SiteLanguage) => { invalid: string };
    };
  }
}
