import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyBaseLogger, FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import { AppError, type FieldError } from '#app/lib/http/app-error.ts';
import { type Outage, outageOf } from '#app/lib/http/outage.ts';
import type { Texts } from '#app/lib/words/catalogue.ts';
import { withSentence } from '#app/lib/words/issue-text.ts';
import { LANGUAGES, type Language } from '#app/lib/words/language.ts';
import { refusalsText } from '../pages/own-texts.ts';
import { PLAIN_STYLE_SOURCE, plainPage } from './plain-page.ts';
import { isApiPath } from './request-head.ts';
import { loggedUrl } from './request-log.ts';
import { contentSecurityPolicy } from './security-headers.ts';
import { explainValidation, hasOwnMessage } from './validation-errors.ts';

/** Values of Retry-After in seconds. A database is back soon; a full disk needs a person. */
const RETRY_AFTER_S = 10;
const RETRY_AFTER_OUTAGE_S: Record<Outage, number> = { database: 5, 'disk-full': 60 };

/** Interval at which the log reports the requests that failed in an outage. */
const REPORT_EVERY_MS = 10_000;

/** Status in the log if the client has left, as in nginx. */
const CLIENT_LEFT = 499;

/** Turns all errors into responses. The cause of a 5xx goes only to the log. */
export const errorHandler = fp<{ texts: Texts }>(
  async (app, { texts }) => {
    const outageLog = createOutageLog(app.log);
    app.decorate('outageLog', outageLog);
    app.addHook('onClose', async () => outageLog.end());
    app.decorateRequest('language', {
      getter() {
        const request = this as unknown as FastifyRequest;
        const { admin, headers, routeOptions } = request;
        const ofScreen = LANGUAGES.find((each) => each === headers['accept-language']);
        return admin?.language ?? ofScreen ?? routeOptions.config?.language ?? 'en';
      },
    });
    app.decorate('officeTexts', texts.office);
    app.decorateRequest('texts', {
      getter() {
        return texts.office[(this as unknown as FastifyRequest).language];
      },
    });
    app.setErrorHandler(respondToError);
    app.setNotFoundHandler((request) => refuseUnknownPath(request));
  },
  { name: 'error-handler' },
);

/**
 * Responds to an error, even before a route is found, for example if an address cannot be decoded.
 */
export function respondToError(error: FastifyError, request: FastifyRequest, reply: FastifyReply) {
  // The client left while it sent the body. `outageOf` would take this error for a lost connection
  // to the database.
  if (error === request.raw.errored) return reply.code(CLIENT_LEFT).send();
  const outage = error instanceof AppError ? null : outageOf(error);
  const status = outage ? 503 : statusOf(error);
  if (outage) request.server.outageLog.add(request, outage, error);
  else if (status >= 500 && !(error instanceof AppError)) {
    request.log.error({ err: error }, 'a request failed');
  }
  reply.code(status);
  if (status === 503) askToComeBack(reply, outage);
  if (isApiPath(request.url)) {
    if (outage) return reply.send(failure(refusalsText[languageFor(request)].outages[outage]));
    return reply.send(failure(...apiTexts(error, status, request)));
  }
  return reply
    .header('content-security-policy', PLAIN_POLICY)
    .type('text/html; charset=utf-8')
    .send(plainPage(outage ?? status, request.url));
}

const PLAIN_POLICY = contentSecurityPolicy({ styles: [PLAIN_STYLE_SOURCE] });

/** Adds the headers of a 503: not to be cached, and when to retry unless that is set already. */
export function askToComeBack(reply: FastifyReply, outage: Outage | null): void {
  reply.header('cache-control', 'no-store');
  if (reply.hasHeader('retry-after')) return;
  reply.header('retry-after', String(outage ? RETRY_AFTER_OUTAGE_S[outage] : RETRY_AFTER_S));
}

declare module 'fastify' {
  interface FastifyInstance {
    outageLog: OutageLog;
    officeTexts: Texts['office'];
  }
}

interface OutageLog {
  add(request: FastifyRequest, outage: Outage, error: unknown): void;
  /** Logs the counts that are not logged yet. */
  end(): void;
}

/**
 * Logs the first failed request of an outage, then only the number of further ones, because an
 * outage under load fails hundreds of requests. The line has no stack because our code is not the
 * cause.
 */
function createOutageLog(log: FastifyBaseLogger): OutageLog {
  const counts = new Map<Outage, { requests: number; timer: NodeJS.Timeout }>();

  /**
   * Logs the requests that failed since the last report. If there were none, the outage is over.
   */
  function report(outage: Outage) {
    const count = counts.get(outage);
    if (!count) return;
    if (count.requests > 0) {
      log.error({ outage, requests: count.requests }, 'more requests failed in the outage');
      count.requests = 0;
    } else {
      clearInterval(count.timer);
      counts.delete(outage);
    }
  }

  return {
    add(request, outage, error) {
      const count = counts.get(outage);
      if (count) {
        count.requests += 1;
        return;
      }
      const facts = { outage, cause: innermost(error), url: loggedUrl(request) };
      request.log.error(facts, 'a request failed in an outage');
      const timer = setInterval(() => report(outage), REPORT_EVERY_MS).unref();
      counts.set(outage, { requests: 0, timer });
    },
    end() {
      for (const [outage, { timer }] of counts) {
        clearInterval(timer);
        report(outage);
      }
    },
  };
}

function innermost(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error && error.cause !== error
    ? innermost(error.cause)
    : error.message;
}

const CLIENT_ERRORS: Record<string, number> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_HEADER_OVERFLOW: 431,
};

/** Responds to bytes that are not a whole HTTP request, and closes the connection. */
export function respondToClientError({ code = '' }: { code?: string }, socket: Socket): void {
  if (code === 'ECONNRESET' || socket.destroyed) return;
  const status = CLIENT_ERRORS[code] ?? 400;
  const body = JSON.stringify(failure(statusText(status, 'en')));
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(body)}`,
    'Connection: close',
  ];
  if (socket.writable) socket.write(`${head.join('\r\n')}\r\n\r\n${body}`);
  socket.destroy();
}

/** Throws a 404: no endpoint has this path. */
export function refuseUnknownPath(request: FastifyRequest): never {
  throw new AppError(404, notFoundText(request));
}

function statusOf(error: FastifyError): number {
  if (error instanceof AppError) return error.status;
  const status = error.statusCode ?? 500;
  return status >= 400 && status < 600 ? status : 500;
}

function apiTexts(
  error: FastifyError,
  status: number,
  request: FastifyRequest,
): Parameters<typeof failure> {
  if (error instanceof AppError) {
    const words = request.routeOptions.config?.words?.(request.texts);
    const details = words ? error.details.map((each) => withSentence(each, words)) : error.details;
    return [error.message, details, error.data];
  }
  if (hasZodFastifySchemaValidationErrors(error)) {
    const {
      language: own = 'en',
      words,
      invalidText,
      visitors,
    } = request.routeOptions.config ?? {};
    if (visitors) {
      const language = visitors.language(request);
      return inTexts(visitors.texts(language), explainValidation(error, language)[1]);
    }
    const issueWords = words?.(request.texts);
    const language = !issueWords && hasOwnMessage(error) ? own : request.language;
    const [text, issues] = explainValidation(error, language);
    const details = issueWords ? issues.map((each) => withSentence(each, issueWords)) : issues;
    return [invalidText?.(issues, request.server.officeTexts[language]) ?? text, details];
  }
  if (status === 400 && error.code === 'FST_ERR_CTP_INVALID_JSON_BODY') {
    return [refusalsText[languageFor(request)].refusals.invalidJson];
  }
  return [statusText(status, languageFor(request))];
}

/**
 * Returns the language of errors that the input did not cause: the signed-in person's language,
 * else English.
 */
function languageFor(request: FastifyRequest): Language {
  return request.admin ? request.language : 'en';
}

function statusText(status: number, language: Language): string {
  const { statuses, refusals } = refusalsText[language];
  return (statuses as Record<number, string>)[status] ?? refusals.failed;
}

/**
 * Returns the general text and the details, with messages that are keys of `texts` replaced by
 * these texts.
 */
function inTexts(texts: { invalid: string }, details: FieldError[]): [string, FieldError[]] {
  const named = new Map<string, unknown>(Object.entries(texts));
  const textOf = (message: string) => {
    const text = named.get(message);
    return typeof text === 'string' ? text : message;
  };
  return [texts.invalid, details.map((each) => ({ ...each, message: textOf(each.message) }))];
}

/** Returns the body of a failure. JSON leaves out `data` if it is undefined. */
export function failure(text: string, details: FieldError[] = [], data?: unknown) {
  return { success: false, error: text, message: text, details: firstOfEach(details), data };
}

function firstOfEach(details: FieldError[]): FieldError[] {
  return details.filter(({ field }, at) => details.findIndex((one) => one.field === field) === at);
}

function notFoundText(request: FastifyRequest): string {
  const { method, url } = request;
  const { refusals } = refusalsText[languageFor(request)];
  return refusals.nothingAt(method, url.split('?')[0] ?? '');
}
