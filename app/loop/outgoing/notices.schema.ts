import { z } from 'zod';

/** Visitors' requests that staff have not saved yet. */
export const noticesSchema = z
  .object({
    requests: z.int(),
    newest: z.string().nullable().describe('ISO instant at which the last of them came'),
  })
  .meta({ id: 'Notices' });
export type Notices = z.infer<typeof noticesSchema>;

/** What owners see of the e-mails to the office. */
export const mailStateSchema = z
  .object({
    configured: z.boolean().describe('Whether the server has SMTP_URL and MAIL_FROM'),
    emails: z.array(z.string()).describe('Who gets them; from the settings'),
    failures: z.object({
      count: z.int().describe('Requests that wait and whose e-mail has failed so far'),
      error: z.string().nullable(),
    }),
  })
  .meta({ id: 'MailState' });
export type MailState = z.infer<typeof mailStateSchema>;
