import { z } from 'zod';

export const noticesSchema = z
  .object({
    requests: z.int().describe('Bookings that are pending'),
    newest: z
      .string()
      .nullable()
      .describe('ISO instant at which the last request of a visitor came'),
  })
  .meta({ id: 'Notices' });
export type Notices = z.infer<typeof noticesSchema>;

export const mailStateSchema = z
  .object({
    configured: z.boolean().describe('Whether the server has SMTP_URL and MAIL_FROM'),
    emails: z.array(z.string()).describe('Who gets them; from the settings'),
    failures: z.object({
      count: z.int().describe('Requests that wait and whose e-mail has failed so far'),
      error: z.string().nullable(),
    }),
    morning: z
      .object({ day: z.string(), error: z.string() })
      .nullable()
      .describe('The last list of a day, sent at 07:00, when it has failed so far'),
  })
  .meta({ id: 'MailState' });
export type MailState = z.infer<typeof mailStateSchema>;
