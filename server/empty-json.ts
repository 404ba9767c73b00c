import fp from 'fastify-plugin';

const JSON_TYPE = 'application/json';

/**
 * Takes an empty body for none, where Fastify refuses it as broken JSON: many a client names the type
 * with every request, also with a DELETE, or a PATCH that needs no body. Where a body is needed, its
 * schema says so.
 */
export const emptyJson = fp(async (app) => {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser(JSON_TYPE);
  app.addContentTypeParser<string>(JSON_TYPE, { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, undefined);
    else parse(request, body, done);
  });
});
