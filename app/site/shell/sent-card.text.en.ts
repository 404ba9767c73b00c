/** Every text of the card that stays after a request was sent, in English. */
import type { tr } from './sent-card.text.tr.ts';

export const en: typeof tr = {
  title: 'Your request',
  hours: 'Our office answers at these hours',
  again: 'Open the chat again',
  trip: 'My trip',
};
