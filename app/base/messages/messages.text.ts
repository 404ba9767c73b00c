import { officeTexts } from '#app/lib/former-texts.ts';

export const messagesText = officeTexts('en', (texts) => texts.messages);
