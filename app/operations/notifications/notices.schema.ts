import { z } from 'zod';

export const noticesSchema = z
  .object({
    requests: z.int().describe('Number of open requests'),
    newest: z
      .string()
      .nullable()
      .describe('Instant of the newest request that staff have not saved, ISO 8601; null: none'),
  })
  .meta({ id: 'Notices' });
export type Notices = z.infer<typeof noticesSchema>;

export const mailStateSchema = z
  .object({
    configured: z.boolean().describe('True if the server has SMTP_URL and MAIL_FROM'),
    emails: z.array(z.string()).describe('Recipients, from the settings'),
    failures: z.object({
      count: z.int().describe('Number of open requests whose email has failed so far'),
      error: z.string().nullable(),
    }),
    morning: z
      .object({ day: z.string(), error: z.string() })
      .nullable()
      .describe('Last daily email (07:00), if it has failed so far; else null'),
  })
  .meta({ id: 'MailState' });
export type MailState = z.infer<typeof mailStateSchema>;
