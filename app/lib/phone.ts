/** Phone numbers, which people write in many ways. */
import type { SiteLanguage } from './texts.ts';

const ARABIC_ZERO = 0x660;
const PERSIAN_ZERO = 0x6f0;

/** A number as it was typed, with the digits of an Arabic or a Persian keyboard as ours. */
export function withOurDigits(typed: string): string {
  return typed.replace(/[\u0660-\u0669\u06f0-\u06f9]/g, (digit) => {
    const code = digit.charCodeAt(0);
    return String(code - (code < PERSIAN_ZERO ? ARABIC_ZERO : PERSIAN_ZERO));
  });
}

function digitsOf(typed: string): string {
  return withOurDigits(typed).replace(/\D/g, '');
}

/** How numbers are typed at home: what stands for the country, and a mobile number without that. */
interface Home {
  country: string;
  trunk: RegExp;
  bareMobile: RegExp;
}

/** Abroad, by the language of who typed it; a number that such a country does not have is a Turkish one. */
const HOMES: Record<Exclude<SiteLanguage, 'tr'>, Home> = {
  // Many read English, not only the British: what can be no British number is none.
  en: { country: '44', trunk: /^0(?=[1-3]\d{8,9}$|7\d{9}$)/, bareMobile: /^7\d{9}$/ },
  de: { country: '49', trunk: /^0(?=[1-9]\d{4,11}$)/, bareMobile: /^1[5-7]\d{8,9}$/ },
  ru: { country: '7', trunk: /^8(?=[3-9]\d{9}$)/, bareMobile: /^9\d{9}$/ },
};
/** Many who live abroad have kept a Turkish mobile number, whatever they read. */
const TURKISH_MOBILE = /^0?5[0345]\d{8}$/;

/** The digits of a number of another country as it is typed there; null for any other number. */
function typedAbroad(phone: string, language: SiteLanguage): { home: Home; own: string } | null {
  const digits = digitsOf(phone);
  if (language === 'tr' || phone.includes('+') || TURKISH_MOBILE.test(digits)) return null;
  const home = HOMES[language];
  const isTheirs = home.trunk.test(digits) || home.bareMobile.test(digits);
  return isTheirs ? { home, own: digits.replace(home.trunk, '') } : null;
}

/**
 * The digits of a phone number with its country, however it was written. A number without a country
 * is a Turkish one: `0555…`, `555…` and `+90 (0)555…` are `90555…`; in another language it may be one of
 * its country: `0171…` is `49171…` in German.
 */
export function phoneWithCountry(phone: string, language: SiteLanguage = 'tr'): string {
  const abroad = typedAbroad(phone, language);
  if (abroad) return `${abroad.home.country}${abroad.own}`;
  const digits = digitsOf(phone);
  const whole = digits.startsWith('00') ? digits.slice(2) : digits.replace(/^0/, '90');
  return whole.replace(/^(?=5\d{9}$)/, '90').replace(/^900(?=\d{10}$)/, '90');
}

/** The zero of a number at home, typed after its country all the same: `+49 (0)171…`. */
const ZERO_AFTER_COUNTRY = /(?<=^\s*\+(44|49)\s*)\(?0\)?\s*/;

/**
 * A number as it is typed at home, written for everywhere: `0532 123 45 67` is `+90 532 123 45 67`, in
 * German `0171 1234567` is `+49 171 1234567`.
 */
export function completePhone(typed: string, language: SiteLanguage = 'tr'): string {
  const plain = withOurDigits(typed);
  if (plain.includes('+')) return plain.replace(ZERO_AFTER_COUNTRY, '');
  const abroad = typedAbroad(plain, language);
  if (abroad) return `+${abroad.home.country} ${inGroups(plain, abroad.own)}`;
  const [, area, first, second, third] =
    /^90(\d{3})(\d{3})(\d{2})(\d{2})$/.exec(phoneWithCountry(plain)) ?? [];
  return area ? `+90 ${area} ${first} ${second} ${third}` : plain;
}

/** The last digits of a typed number, in the groups in which they were typed. */
function inGroups(typed: string, digits: string): string {
  const groups: string[] = [];
  let left = digits;
  for (const group of (typed.match(/\d+/g) ?? []).reverse()) {
    if (left) groups.unshift(left.slice(-group.length));
    left = left.slice(0, -group.length);
  }
  return groups.join(' ');
}

/**
 * A number of a visitor, written for everywhere where their language says of which country it is; one
 * that was typed in Turkish stays as it was typed.
 */
export function completeVisitorsPhone(typed: string, language: SiteLanguage): string {
  return language === 'tr' ? typed : completePhone(typed, language);
}

/** In which language one writes to a number: that of its country, abroad English. */
export function languageOfPhone(phone: string): SiteLanguage {
  const digits = phoneWithCountry(phone);
  if (digits.startsWith('90')) return 'tr';
  if (/^4[139]/.test(digits)) return 'de';
  return digits.startsWith('7') ? 'ru' : 'en';
}

/** Fewer digits are no number of a person. */
const FEWEST_DIGITS = 5;

/** By which a person is known, the same for every way of writing a number; null for what is none. */
export function phoneKey(phone: string): string | null {
  const digits = phoneWithCountry(phone);
  return digits.length >= FEWEST_DIGITS ? digits : null;
}

/** Whether a text can be a phone number, in any form. */
export function isPhone(text: string): boolean {
  return digitsOf(text).length >= FEWEST_DIGITS;
}
