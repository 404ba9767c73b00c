import type { SiteTexts } from '#app/lib/words/catalogue.ts';

const WEEKDAYS = {
  monday: 'понедельникам',
  tuesday: 'вторникам',
  wednesday: 'средам',
  thursday: 'четвергам',
  friday: 'пятницам',
  saturday: 'субботам',
  sunday: 'воскресеньям',
};
const plural = new Intl.PluralRules('ru');
const DAYS: Partial<Record<Intl.LDMLPluralRule, string>> = { one: 'день', few: 'дня' };
const days = (count: number) => `${count} ${DAYS[plural.select(count)] ?? 'дней'}`;

export const ru: SiteTexts['letting'] = {
  closed: (until) => `По ${until} включительно машины не выдаются`,
  tooShort: (count) => `Минимальный срок аренды в эти даты: ${days(count)}`,
  tooLong: (count) => `Максимальный срок аренды в эти даты: ${days(count)}`,
  pickupWeekday: (weekday) => `По ${WEEKDAYS[weekday]} машины не выдаются`,
  returnWeekday: (weekday) => `По ${WEEKDAYS[weekday]} машины не принимаются`,
  named: (name, reason) => `${name}: ${reason}`,
};
