import 'fastify';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The answer depends on path, query and (pages) currency only, and may be kept as bytes. */
    cached?: boolean;
    /** A POST that changes nothing: it does not drop what `public-cache.ts` keeps. */
    readOnly?: boolean;
    /** Keeps the route out of the request log: files, health checks. */
    quiet?: boolean;
  }
}
