import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import { AppError } from '#app/lib/app-error.ts';
import { isApiPath } from './api-path.ts';
import { explainValidation } from './validation-texts.ts';

/** Texts of refusals that Fastify itself makes, for people who call the API. */
const API_TEXTS: Record<number, string> = {
  400: 'The request could not be understood',
  404: 'Not found',
  405: 'Method not allowed',
  408: 'The request took too long to arrive',
  413: 'The request is too large',
  415: 'Unsupported media type',
  429: 'Too many requests. Please wait a moment and try again.',
  431: 'The headers of the request are too large',
  503: 'The service is busy. Please try again in a moment.',
};
const API_FALLBACK = 'Something went wrong on our side. Please try again later.';

/** The same for visitors, when no page can be rendered. */
const PAGE_TEXTS: Record<number, string> = {
  400: 'İstek anlaşılamadı.',
  404: 'Sayfa bulunamadı.',
  413: 'Gönderilen bilgiler çok büyük.',
  415: 'Gönderilen bilgiler bu biçimde kabul edilmiyor.',
  429: 'Çok fazla istek gönderdiniz. Lütfen biraz bekleyip yeniden deneyin.',
  503: 'Site şu anda çok yoğun. Lütfen biraz sonra yeniden deneyin.',
};
const PAGE_FALLBACK = 'Beklenmeyen bir hata oluştu. Lütfen daha sonra yeniden deneyin.';

/** The one place where errors become answers. The cause of a 5xx goes to the log, never out. */
export const errorHandler = fp(async (app) => {
  app.setErrorHandler(answerError);
  app.setNotFoundHandler((request) => refuseUnknownPath(request));
});

/** Also for what fails before there is a route, such as an address that cannot be decoded. */
export function answerError(error: FastifyError, request: FastifyRequest, reply: FastifyReply) {
  const status = statusOf(error);
  if (status >= 500 && !(error instanceof AppError)) request.log.error({ err: error }, 'failed');
  reply.code(status);
  if (isApiPath(request.url)) return reply.send(failure(...apiTexts(error, status, request)));
  return reply.type('text/plain; charset=utf-8').send(PAGE_TEXTS[status] ?? PAGE_FALLBACK);
}

const CLIENT_ERRORS: Record<string, number> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_HEADER_OVERFLOW: 431,
};

/** For what never becomes a request, or not a whole one; the connection ends with it. */
export function answerClientError({ code = '' }: { code?: string }, socket: Socket): void {
  if (code === 'ECONNRESET' || socket.destroyed) return;
  const status = CLIENT_ERRORS[code] ?? 400;
  const body = JSON.stringify(failure(API_TEXTS[status] ?? API_FALLBACK));
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(body)}`,
    'Connection: close',
  ];
  if (socket.writable) socket.write(`${head.join('\r\n')}\r\n\r\n${body}`);
  socket.destroy();
}

/** Answers every path under a prefix that no route of it claims, before the pages would. */
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
  { routeOptions }: FastifyRequest,
): [text: string, details?: { field: string; message: string }[]] {
  if (error instanceof AppError) return [error.message, error.details];
  if (hasZodFastifySchemaValidationErrors(error)) {
    const [text, details] = explainValidation(error);
    return [routeOptions.config?.invalidText?.(details) ?? text, details];
  }
  if (status === 400 && error.code === 'FST_ERR_CTP_INVALID_JSON_BODY') {
    return ['The body is not valid JSON'];
  }
  return [API_TEXTS[status] ?? API_FALLBACK];
}

function failure(text: string, details: { field: string; message: string }[] = []) {
  return { success: false, error: text, message: text, details };
}

function notFoundText({ method, url }: FastifyRequest): string {
  return `There is nothing at ${method} ${url.split('?')[0]}`;
}
