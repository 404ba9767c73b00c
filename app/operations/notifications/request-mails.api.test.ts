import { isNull } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { admins, requestMails, settings } from '#app/db/schema.server.ts';
import { toRecord } from '#app/domain/bookings/bookings.server.ts';
import { createMailSender, type Mail } from '#app/lib/mail.server.ts';
import { buildTestApp } from '#tests/support/app.ts';
import { aBooking } from '#tests/support/factories.ts';
import { startMailServer } from '#tests/support/mail-server.ts';
import { signIn } from '#tests/support/sign-in.ts';
import { requestMail } from './request-mail.rules.ts';
import { sendRequestMails } from './request-mails.server.ts';

const server = await startMailServer();
const sendMail = createMailSender({ SMTP_URL: server.url, MAIL_FROM: 'Kervan <site@kervan.test>' });
if (!sendMail) throw new Error('There is a server');
const { app, db, clock } = await buildTestApp({ services: { sendMail } });
const warnings: object[] = [];
const log = { error() {}, warn: (entry: object) => void warnings.push(entry) };
const work = (send = sendMail) =>
  sendRequestMails({ db, send, siteUrl: 'https://kervan.test', now: clock.now, log: log as never });

/** Creates a waiting request of a visitor, made now. */
const aRequest = (reference: string) =>
  aBooking(db, {
    reference,
    id: reference,
    status: 'pending',
    createdAt: clock.now(),
    holdUntil: new Date(clock.now().getTime() + 86_400_000),
  });
const passMinutes = (minutes: number) =>
  clock.set(new Date(clock.now().getTime() + minutes * 60_000).toISOString());

beforeEach(async () => {
  server.received.length = 0;
  server.refuseWith(null);
  const notices = { emails: ['ofis@kervan.test', 'gece@kervan.test'] };
  await db.insert(settings).values({ value: { notices } });
});

describe('e-mails about requests', () => {
  test('a visitor’s request is sent once to all addresses, with its details', async () => {
    await aRequest('KRV-1');
    await aBooking(db, { status: 'pending', createdAt: clock.now() });
    await work();
    await work();
    expect(server.received).toHaveLength(1);
    const [mail = ''] = server.received;
    expect(mail).toContain('To: ofis@kervan.test, gece@kervan.test');
    expect(mail).toContain('Message-ID: <request-KRV-1@kervan>');
    const words = textOf(mail);
    for (const part of [
      'KRV-1',
      '10.07.2026 10:00 – 13.07.2026 10:00',
      'Fiat Egea 2024',
      'Ayşe Yılmaz',
      '+90 555 000 00 00',
      'https://kervan.test/admin/bookings/KRV-1',
    ])
      expect(words).toContain(part);
  });

  test('the e-mail states the customer’s language unless it is Turkish', async () => {
    const { text: turkish } = requestMail(toRecord(await aBooking(db)), null);
    const { text: russian } = requestMail(toRecord(await aBooking(db, { language: 'ru' })), null);
    expect(turkish).not.toContain('Dil:');
    expect(russian).toContain('Dil: Rusça');
  });

  test('an e-mail that the mail server refuses is sent again after a minute', async () => {
    const { headers } = await signIn(db);
    const state = async () =>
      (await app.inject({ url: '/api/admin/mail', headers })).json().data.failures;
    server.refuseWith('Mailbox full');
    await aRequest('KRV-1');
    await work();
    expect(await state()).toMatchObject({
      count: 1,
      error: expect.stringContaining('Mailbox full'),
    });
    server.refuseWith(null);
    await work();
    expect(server.received).toHaveLength(0);
    passMinutes(1);
    await work();
    expect(server.received).toHaveLength(1);
    expect(await state()).toEqual({ count: 0, error: null });
  });

  test('an e-mail that fails seven times is given up', async () => {
    let attempts = 0;
    const refuse = async () => {
      attempts += 1;
      throw new Error('no');
    };
    await aRequest('KRV-1');
    // Covers more than a day: steps of five minutes while attempts are frequent, then of an hour.
    for (let n = 0; n < 48; n += 1) {
      await work(refuse);
      passMinutes(n < 24 ? 5 : 60);
    }
    expect(attempts).toBe(7);
    expect((await db.query.requestMails.findMany())[0]).toMatchObject({ nextAttemptAt: null });
  });

  test('an e-mail whose process was killed is sent once, a minute later', async () => {
    await aRequest('KRV-1');
    // Kills the process while it sends. Only the attempt is stored.
    let killed = () => {};
    void work(() => new Promise<void>(() => killed()));
    await new Promise<void>((resolve) => {
      killed = resolve;
    });
    await work();
    expect(server.received).toHaveLength(0);
    passMinutes(1);
    await Promise.all([work(), work(), work()]);
    expect(server.received).toHaveLength(1);
  });

  test('no e-mail is sent for a confirmed booking or a request that is a day old', async () => {
    await aRequest('KRV-1');
    passMinutes(24 * 60);
    await aBooking(db, { status: 'confirmed', createdAt: clock.now() });
    await work();
    expect(server.received).toHaveLength(0);
    expect(await db.query.requestMails.findMany()).toEqual([]);
  });

  describe('when more than 20 requests are made within an hour', () => {
    /** Takes a second for each e-mail, as a real connection would. */
    const sendSlowly = async (mail: Mail) => {
      await sendMail(mail);
      passMinutes(1 / 60);
    };
    const requests = async (from: number, to: number) => {
      for (let n = from; n <= to; n += 1) {
        await aRequest(`KRV-${n}`);
        passMinutes(1 / 60);
      }
    };
    const referencesIn = (mail = '') => new Set(textOf(mail).match(/KRV-\d+/g));

    test('the requests after the 20th are listed in one e-mail after ten minutes', async () => {
      await requests(1, 23);
      await work(sendSlowly);
      await work(sendSlowly);
      expect(server.received).toHaveLength(20);
      passMinutes(10);
      await work(sendSlowly);
      await work(sendSlowly);
      expect(server.received).toHaveLength(21);
      expect(referencesIn(server.received[20])).toEqual(new Set(['KRV-21', 'KRV-22', 'KRV-23']));
    });

    test('collective e-mails are ten minutes apart', async () => {
      await requests(1, 22);
      await work(sendSlowly);
      passMinutes(10);
      await work(sendSlowly);
      await requests(23, 24);
      passMinutes(9);
      await work(sendSlowly);
      expect(server.received).toHaveLength(21);
      passMinutes(1);
      await work(sendSlowly);
      expect(referencesIn(server.received[21])).toEqual(new Set(['KRV-23', 'KRV-24']));
    });

    test('each request has an e-mail again after an hour', async () => {
      await requests(1, 20);
      await work(sendSlowly);
      passMinutes(60);
      await requests(21, 22);
      await work(sendSlowly);
      expect(server.received).toHaveLength(22);
    });

    test('a collective e-mail whose process was killed is sent with all its requests', async () => {
      await requests(1, 22);
      await work(sendSlowly);
      passMinutes(10);
      let killed = () => {};
      void work(() => new Promise<void>(() => killed()));
      await new Promise<void>((resolve) => {
        killed = resolve;
      });
      passMinutes(1);
      await work(sendSlowly);
      expect(referencesIn(server.received[20])).toEqual(new Set(['KRV-21', 'KRV-22']));
      expect(await db.$count(requestMails, isNull(requestMails.sentAt))).toBe(0);
    });

    test('a refused collective e-mail is sent again', async () => {
      await requests(1, 22);
      await work(sendSlowly);
      passMinutes(10);
      server.refuseWith('Mailbox full');
      await work(sendSlowly);
      server.refuseWith(null);
      passMinutes(1);
      await work(sendSlowly);
      expect(referencesIn(server.received[20])).toEqual(new Set(['KRV-21', 'KRV-22']));
    });

    test('a single waiting request has an ordinary e-mail', async () => {
      await requests(1, 21);
      await work(sendSlowly);
      passMinutes(10);
      await work(sendSlowly);
      expect(server.received[20]).toContain('Message-ID: <request-KRV-21@kervan>');
    });
  });

  test('no e-mail is sent without an address in the settings', async () => {
    await db.update(settings).set({ value: {} });
    await aRequest('KRV-1');
    await work();
    expect(await db.$count(requestMails)).toBe(0);
  });
});

describe('POST /admin/mail/test', () => {
  test('sends an e-mail, and responds with the mail server’s error or with 409 without an address', async () => {
    const { headers } = await signIn(db);
    const ask = () => app.inject({ method: 'POST', url: '/api/admin/mail/test', headers });
    expect((await ask()).statusCode).toBe(200);
    expect(server.received).toHaveLength(1);
    server.refuseWith('Who are you?');
    const refused = await ask();
    expect(refused.statusCode).toBe(502);
    expect(refused.json().error).toContain('Who are you?');
    await db.update(settings).set({ value: {} });
    expect((await ask()).statusCode).toBe(409);
  });

  test('returns its error in the owner’s language', async () => {
    const { headers } = await signIn(db);
    await db.update(settings).set({ value: {} });
    const ask = async () =>
      (await app.inject({ method: 'POST', url: '/api/admin/mail/test', headers })).json().error;
    expect(await ask()).toBe('Sunucuda e-posta ayarlı değil ya da ayarlarda adres yok');
    await db.update(admins).set({ language: 'en' });
    expect(await ask()).toBe('Email is not set up on the server, or the settings have no address');
  });
});

test('GET /admin/notices returns the number of waiting requests and the time of the newest visitor’s request', async () => {
  const { headers } = await signIn(db, undefined, { role: 'staff' });
  const read = async () => (await app.inject({ url: '/api/admin/notices', headers })).json().data;
  await aBooking(db, { status: 'pending' });
  expect(await read()).toEqual({ requests: 1, newest: null });
  await aRequest('KRV-1');
  passMinutes(5);
  await aRequest('KRV-2');
  expect(await read()).toEqual({ requests: 3, newest: clock.now().toISOString() });
});

/** Returns the text of an e-mail in base64 or quoted-printable encoding. */
function textOf(mail: string): string {
  const body = Buffer.from(mail.split('\r\n\r\n')[1] ?? '', 'base64').toString();
  return body.includes('KRV-') ? body : decodeQuoted(mail);
}

function decodeQuoted(mail: string): string {
  const bytes = mail
    .replace(/=\r\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString();
}
