import Fastify from 'fastify';
import { pino } from 'pino';
import { expect, test } from 'vitest';
import { allTexts } from '#app/texts/all.server.ts';
import { errorHandler } from '../http/error-handler.ts';

test('an outage leaves a line with its cause and a line with the number of failed requests', async () => {
  const lines: { level: number; outage?: string; cause?: string; requests?: number }[] = [];
  const app = Fastify({
    loggerInstance: pino(
      { level: 'error' },
      { write: (line) => void lines.push(JSON.parse(line)) },
    ),
  });
  await app.register(errorHandler, { texts: allTexts });
  app.get('/api/cars', () => {
    throw Object.assign(new Error('refused'), { code: 'ECONNREFUSED' });
  });
  for (let n = 0; n < 40; n += 1) {
    expect((await app.inject('/api/cars')).statusCode).toBe(503);
  }
  await app.close();
  expect(lines).toMatchObject([
    { level: 50, outage: 'database', cause: 'refused' },
    { level: 50, outage: 'database', requests: 39 },
  ]);
});
