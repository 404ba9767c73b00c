/** Every text of the card that stays after a request was sent, in Russian. */
import type { tr } from './sent-card.text.tr.ts';

export const ru: typeof tr = {
  title: 'Ваша заявка',
  hours: 'Наш офис отвечает в эти часы',
  again: 'Открыть чат снова',
  trip: 'Моя поездка',
};
