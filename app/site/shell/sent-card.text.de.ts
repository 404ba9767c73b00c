/** Every text of the card that stays after a request was sent, in German. */
import type { tr } from './sent-card.text.tr.ts';

export const de: typeof tr = {
  title: 'Ihre Anfrage',
  hours: 'Zu diesen Zeiten antwortet unser Büro',
  again: 'Chat erneut öffnen',
  trip: 'Meine Reise',
};
