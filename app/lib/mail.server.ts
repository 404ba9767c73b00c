import type { Env } from './env.server.ts';

export interface Mail {
  to: string[];
  subject: string;
  text: string;
  /** Message id, equal for repeated attempts, so that a mail program can drop the copy. */
  id: string;
}

/** Sends a mail. Throws if the mail server fails or accepts none of the addresses. */
export type SendMail = (mail: Mail) => Promise<void>;

/** Timeouts, so that a server that hangs does not delay the next mails. */
const STEP_TIMEOUT_MS = 10_000;
const SILENCE_MS = 20_000;

/**
 * Returns a function that sends mails; null unless SMTP_URL and MAIL_FROM are set. The library is
 * loaded with the first mail.
 */
export function createMailSender({
  SMTP_URL,
  MAIL_FROM,
}: Pick<Env, 'SMTP_URL' | 'MAIL_FROM'>): SendMail | null {
  if (SMTP_URL === undefined || MAIL_FROM === undefined) return null;
  return async ({ to, subject, text, id }) => {
    const { createTransport } = await import('nodemailer');
    const transport = createTransport({
      url: SMTP_URL,
      requireTLS: needsTls(new URL(SMTP_URL)),
      connectionTimeout: STEP_TIMEOUT_MS,
      greetingTimeout: STEP_TIMEOUT_MS,
      dnsTimeout: STEP_TIMEOUT_MS,
      socketTimeout: SILENCE_MS,
      disableFileAccess: true,
      disableUrlAccess: true,
    });
    try {
      await transport.sendMail({ from: MAIL_FROM, to, subject, text, messageId: `<${id}@kervan>` });
    } finally {
      transport.close();
    }
  };
}

/** Returns true if a password would be sent to another machine, which must not happen in plain text. */
function needsTls({ username, password, hostname }: URL): boolean {
  const isLocal = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/i.test(hostname);
  return Boolean(username || password) && !isLocal;
}
