import 'fastify';
import type { FieldError } from '#app/lib/app-error.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The answer depends on path, query and (pages) currency only, and may be kept as bytes. */
    cached?: boolean;
    /** A POST that changes nothing: it does not drop what `public-cache.ts` keeps. */
    readOnly?: boolean;
    /** How long a body may take to arrive, where that is longer than usual: photos from phones. */
    bodyTimeoutMs?: number;
    /** Keeps the route out of the request log: files, health checks. */
    quiet?: boolean;
    /** Another general text for certain faults of the input, which `details` name one by one. */
    invalidText?: (details: FieldError[]) => string | null;
  }
}
