import { expect, test } from 'vitest';
import { startMailServer } from '#tests/support/mail-server.ts';
import { createMailSender } from './mail.server.ts';

/** Mail server without TLS. */
const server = await startMailServer();
const { port } = new URL(server.url);

function send(authority: string) {
  const SMTP_URL = `smtp://${authority}:${port}`;
  const sender = createMailSender({ SMTP_URL, MAIL_FROM: 'Kervan <site@kervan.test>' });
  return sender?.({ to: ['ofis@kervan.test'], subject: 'Talep', text: 'Talep', id: authority });
}

// An address of this machine that does not look local.
const ELSEWHERE = '0.0.0.0';

test('a password is never sent to another machine without TLS', async () => {
  await expect(send(`kervan:secret@${ELSEWHERE}`)).rejects.toMatchObject({ code: 'ETLS' });
  expect(server.received).toEqual([]);
});

test.each([ELSEWHERE, 'kervan:secret@127.0.0.1', 'kervan:secret@localhost'])(
  'an e-mail is sent without TLS to %s',
  async (authority) => {
    server.received.length = 0;
    await send(authority);
    expect(server.received).toHaveLength(1);
  },
);
