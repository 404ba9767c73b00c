import { z } from 'zod';

export const noticesSchema = z
  .object({
    requests: z.int().describe('Number of open requests'),
    newest: z.string().nullable().describe("ISO instant of the last visitor's request"),
  })
  .meta({ id: 'Notices' });
export type Notices = z.infer<typeof noticesSchema>;

export const mailStateSchema = z
  .object({
    configured: z.boolean().describe('True if the server has SMTP_URL and MAIL_FROM'),
    emails: z.array(z.string()).describe('Addresses from the settings'),
    failures: z.object({
      count: z.int().describe('Open requests whose email has failed so far'),
      error: z.string().nullable(),
    }),
    morning: z
      .object({ day: z.string(), error: z.string() })
      .nullable()
      .describe('The last daily list (07:00), if its email has failed so far'),
  })
  .meta({ id: 'MailState' });
export type MailState = z.infer<typeof mailStateSchema>;
