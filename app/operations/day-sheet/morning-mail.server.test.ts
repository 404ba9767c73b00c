import { beforeEach, describe, expect, test } from 'vitest';
import { morningMails, settings } from '#app/db/schema.server.ts';
import { createMailSender } from '#app/lib/mail.server.ts';
import { readMorningFailure } from '#app/operations/notifications/notices.server.ts';
import { allTexts } from '#app/texts/all.server.ts';
import { testApp } from '#tests/support/app.ts';
import { aBooking } from '#tests/support/factories.ts';
import { startMailServer } from '#tests/support/mail-server.ts';
import { sendMorningMail } from './morning-mail.server.ts';

const server = await startMailServer();
const sendMail = createMailSender({ SMTP_URL: server.url, MAIL_FROM: 'Kervan <site@kervan.test>' });
if (!sendMail) throw new Error('There is a server');
const { db } = await testApp();
const log = { error() {}, warn() {} };
let instant = new Date();

const work = (send = sendMail) =>
  sendMorningMail({
    db,
    send,
    siteUrl: null,
    texts: allTexts,
    now: () => instant,
    log: log as never,
  });
const at = (time: string) => {
  instant = new Date(`2026-07-01T${time}:00+03:00`);
};
const aPickupToday = () => aBooking(db, { pickupAt: '2026-07-01 10:00:00' });

beforeEach(async () => {
  server.received.length = 0;
  server.refuseWith(null);
  at('07:00');
  await db.insert(settings).values({ value: { notices: { emails: ['ofis@kervan.test'] } } });
});

describe('the morning e-mail', () => {
  test('is sent once a day, even by several processes', async () => {
    await aPickupToday();
    at('06:59');
    await work();
    expect(server.received).toHaveLength(0);
    at('07:00');
    await Promise.all([work(), work(), work()]);
    at('11:59');
    await work();
    expect(server.received).toHaveLength(1);
    expect(server.received[0]).toContain('Message-ID: <morning-2026-07-01@kervan>');
    instant = new Date('2026-07-02T04:00:00Z');
    await work();
    // Yesterday's pickup was not recorded, so it is listed as late.
    expect(server.received).toHaveLength(2);
  });

  test('is sent after a late start, but not from noon on', async () => {
    await aPickupToday();
    at('12:00');
    await work();
    expect(server.received).toHaveLength(0);
    at('09:00');
    await work();
    expect(server.received).toHaveLength(1);
  });

  test('is not sent for a day without events', async () => {
    await work();
    await aPickupToday();
    at('07:30');
    await work();
    expect(server.received).toHaveLength(0);
    expect(await db.query.morningMails.findMany()).toMatchObject([
      { day: '2026-07-01', attempts: 1 },
    ]);
  });

  test.each([{ emails: [] }, { emails: ['ofis@kervan.test'], morningMail: false }])(
    'is not sent with the settings %o',
    async (notices) => {
      await db.update(settings).set({ value: { notices } });
      await aPickupToday();
      await work();
      expect(server.received).toHaveLength(0);
      expect(await db.$count(morningMails)).toBe(0);
    },
  );

  test('is repeated after five minutes if the sending process is killed', async () => {
    await aPickupToday();
    let killed = () => {};
    void work(() => new Promise<void>(() => killed()));
    await new Promise<void>((resolve) => {
      killed = resolve;
    });
    at('07:04');
    await work();
    expect(server.received).toHaveLength(0);
    at('07:05');
    await work();
    expect(server.received).toHaveLength(1);
  });

  test('is reported as failed until it is sent', async () => {
    await aPickupToday();
    server.refuseWith('Mailbox full');
    await work();
    expect(await readMorningFailure(db)).toEqual({
      day: '2026-07-01',
      error: expect.stringContaining('Mailbox full'),
    });
    server.refuseWith(null);
    at('07:05');
    await work();
    expect(server.received).toHaveLength(1);
    expect(await readMorningFailure(db)).toBeNull();
  });

  test('is tried five times, with growing pauses', async () => {
    await aPickupToday();
    const times: string[] = [];
    for (let minute = 7 * 60; minute < 12 * 60; minute += 5) {
      const time = `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;
      at(time);
      await work(async () => {
        times.push(time);
        throw new Error('no');
      });
    }
    expect(times).toEqual(['07:00', '07:05', '07:20', '08:05', '10:20']);
  });
});
