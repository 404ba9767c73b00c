import type { SiteLanguage } from '../words/texts.ts';

const ARABIC_ZERO = 0x660;
const PERSIAN_ZERO = 0x6f0;

/** Returns a typed number with Arabic and Persian digits replaced by 0 to 9. */
export function withOurDigits(typed: string): string {
  return typed.replace(/[\u0660-\u0669\u06f0-\u06f9]/g, (digit) => {
    const code = digit.charCodeAt(0);
    return String(code - (code < PERSIAN_ZERO ? ARABIC_ZERO : PERSIAN_ZERO));
  });
}

/**
 * Matches an extension inside a building or company, which cannot be dialled from outside:
 * `;ext=1`, `dahili 12`, `(12)`.
 */
const EXTENSION =
  /\s*(?:(?:;\s*ext=|ext\b\.?|extension\b|dah(?:[iİ]l[iİ])?(?!\p{L})\.?|[iİ]ç\s+hat\b\.?|durchwahl\b|доб\.?|[x#])[\s.:]*\d{1,6}|(?<=(?:\d\D*){7})\(\s*\d{1,4}\s*\))\s*$/iu;
/** Matches a calling code with a bracketed zero, which is dialled only inside the country: `+43 (0)664…`. */
const BRACKETED_ZERO = /^(\D*(?:00\D*)?[1-9]\d{0,2}\)?)[\s./-]*[([]\s*0\s*[)\]][\s./-]*/;
/** Matches superfluous zeros before a plus sign: `0+90 532…`. */
const ZEROS_BEFORE_PLUS = /^\D*00?\s*(?=\+)/;

/** Returns the number with digits 0 to 9, without an extension, zeros before a plus sign and a bracketed zero. */
function plainPhone(typed: string): string {
  return withOurDigits(typed)
    .replace(EXTENSION, '')
    .replace(ZEROS_BEFORE_PLUS, '')
    .replace(BRACKETED_ZERO, '$1 ');
}

function digitsOf(typed: string): string {
  return plainPhone(typed).replace(/\D/g, '');
}

interface Home {
  country: string;
  /** Matches the trunk prefix (the 0 or 8 that is dialled inside the country) of a possible number. */
  trunk: RegExp;
  /** Matches a mobile number without its trunk prefix. */
  bareMobile: RegExp;
}

/**
 * Calling codes of countries with a trunk zero, where no number begins with 0 after the calling
 * code. Source: ITU, "Dialling procedures (international prefix, national (trunk) prefix and
 * national (significant) number)", annex to Operational Bulletin 994. Italy and San Marino are
 * missing, because the zero belongs to their numbers.
 */
const ZERO_AT_HOME =
  '20|27|31|32|33|40|41|43|44|46|49|51|54|55|58|60|61|62|63|64|66|81|82|84|86|90|91|92|93|94|95|98|' +
  '212|213|234|249|251|254|255|256|260|263|353|355|358|359|373|374|380|381|382|383|385|386|387|389|' +
  '421|855|880|886|961|962|963|964|966|967|970|971|972|976|977|994|995|996';
const ZERO_AFTER_CODE = new RegExp(`^(${ZERO_AT_HOME})0`);

/** Home countries by the language of the person who typed the number. */
const HOMES: Record<Exclude<SiteLanguage, 'tr'>, Home> = {
  // Readers of English live in many countries, so only possible British numbers match.
  en: {
    country: '44',
    trunk:
      /^0(?=1\d{8,9}$|(?:20[3478]|23[89]|247|28[2-9]|292)\d{7}$|3(?:0[036]|3[03]|4[345]|7[0-3])\d{7}$|7\d{9}$)/,
    bareMobile: /^7\d{9}$/,
  },
  de: { country: '49', trunk: /^0(?=[1-9]\d{4,11}$)/, bareMobile: /^1[5-7]\d{8,9}$/ },
  ru: { country: '7', trunk: /^8(?=[3-9]\d{9}$)/, bareMobile: /^9\d{9}$/ },
};

/**
 * Matches a Turkish mobile number. It is Turkish in every language, because many people abroad have
 * kept their Turkish number.
 */
const TURKISH_MOBILE = /^0?5[0345]\d{8}$/;
/** Area codes of Turkey, and 850, the code of businesses in the whole country. */
const TURKISH_AREAS =
  '212 216 222 224 226 228 232 236 242 246 248 252 256 258 262 264 266 272 274 276 282 284 286 288 ' +
  '312 318 322 324 326 328 332 338 342 344 346 348 352 354 356 358 362 364 366 368 370 372 374 376 ' +
  '378 380 382 384 386 388 392 412 414 416 422 424 426 428 432 434 436 438 442 446 452 454 456 458 ' +
  '462 464 466 472 474 476 478 482 484 486 488 850';
/**
 * Matches a number that begins with a group of zero and three digits, as Turkish numbers with an
 * area code do. German area codes with the same beginning have one digit more, except those of
 * Solingen and Bonn.
 */
const TURKISH_GROUPS = /^\D*0\D?\d{3}(?!\d)/;
/** Area codes of Solingen and Bonn, whose numbers look Turkish. */
const GERMAN_AREAS = /^0(?:212|228)/;

/**
 * Returns the country of a number that was typed without a calling code, and `own`, its digits
 * without the trunk prefix. Returns null if the number is Turkish or has a calling code. Returns
 * 'unknown' if such a number exists in both Turkey and the country of the language, or in neither:
 * no country is guessed.
 */
function originOf(
  phone: string,
  language: SiteLanguage,
): { home: Home; own: string } | 'unknown' | null {
  const digits = digitsOf(phone);
  if (language === 'tr' || phone.includes('+') || /^(?:00|90\d{10}$)/.test(digits)) return null;
  if (TURKISH_MOBILE.test(digits)) return null;
  const home = HOMES[language];
  const isTheirs = home.trunk.test(digits) || home.bareMobile.test(digits);
  if (/^0\d{10}$/.test(digits) && TURKISH_AREAS.includes(digits.slice(1, 4))) {
    const isGroupedForTurkey = TURKISH_GROUPS.test(withOurDigits(phone));
    const isOurs = language === 'de' ? isGroupedForTurkey && !GERMAN_AREAS.test(digits) : !isTheirs;
    return isOurs ? null : 'unknown';
  }
  return isTheirs ? { home, own: digits.replace(home.trunk, '') } : 'unknown';
}

/**
 * Returns the digits of a phone number with its calling code, the same for every way of writing. A
 * number without a calling code is Turkish: `0555…`, `555…` and `+90 (0)555…` become `90555…`. In
 * another language it may belong to the country of that language: `0171…` becomes `49171…` in
 * German. A bracketed zero after a calling code is removed. A zero without brackets stays in
 * countries whose numbers begin with a zero (`+39 06…`). An extension is removed.
 */
export function phoneWithCountry(phone: string, language: SiteLanguage = 'tr'): string {
  const origin = originOf(phone, language);
  if (origin && origin !== 'unknown') return `${origin.home.country}${origin.own}`;
  const digits = digitsOf(phone);
  const hasCode = phone.includes('+') || digits.startsWith('00');
  const whole = digits.startsWith('00') ? digits.slice(2) : digits.replace(/^0/, '90');
  return whole
    .replace(/^(?=5\d{9}$)/, '90')
    .replace(/^900(?=\d{10}$)/, '90')
    .replace(hasCode ? ZERO_AFTER_CODE : /^(4[49])0/, '$1');
}

/** Matches the trunk zero without brackets after a calling code: `+49 0171…`. */
const ZERO_AFTER_COUNTRY = new RegExp(
  `(?<=^[\\s(]*\\+\\s*(?:${ZERO_AT_HOME})[\\s()./-]*)0[\\s./-]*`,
);
/** Matches the two zeros that most countries dial in place of the plus sign. */
const INTERNATIONAL_PREFIX = /^\D*00\D*(?=[1-9]\d)/;

/**
 * Returns a typed number in international form: `0532 123 45 67` becomes `+90 532 123 45 67`, and
 * in German `0171 1234567` becomes `+49 171 1234567`. A number whose country is uncertain stays as
 * typed. An extension is kept.
 */
export function completePhone(typed: string, language: SiteLanguage = 'tr'): string {
  const ours = withOurDigits(typed);
  const extension = EXTENSION.exec(ours)?.[0] ?? '';
  return `${completeNumber(plainPhone(ours), language)}${extension}`;
}

function completeNumber(plain: string, language: SiteLanguage): string {
  if (plain.includes('+')) return plain.replace(ZERO_AFTER_COUNTRY, '');
  const origin = originOf(plain, language);
  if (origin === 'unknown') return plain;
  if (origin) return `+${origin.home.country} ${inGroups(plain, origin.own)}`;
  const [, area, first, second, third] =
    /^90(\d{3})(\d{3})(\d{2})(\d{2})$/.exec(phoneWithCountry(plain)) ?? [];
  if (area) return `+90 ${area} ${first} ${second} ${third}`;
  if (!isPhone(plain)) return plain;
  return plain.replace(INTERNATIONAL_PREFIX, '+').replace(ZERO_AFTER_COUNTRY, '');
}

/** Returns `digits`, the last digits of a typed number, in the groups of the typed number. */
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
 * Returns a visitor's number in international form, as `completePhone` does. A number from a
 * Turkish page stays as typed.
 */
export function completeVisitorsPhone(typed: string, language: SiteLanguage): string {
  return language === 'tr' ? typed : completePhone(typed, language);
}

/** Returns the language of messages to a number: the language of its country, else English. */
export function languageOfPhone(phone: string): SiteLanguage {
  const digits = phoneWithCountry(phone);
  if (digits.startsWith('90')) return 'tr';
  if (/^4[139]/.test(digits)) return 'de';
  return digits.startsWith('7') ? 'ru' : 'en';
}

/** Fewest digits of a person's number. */
const MIN_DIGITS = 5;
/** Most digits of a number with its calling code (ITU-T E.164). */
const MAX_DIGITS = 15;
/** Fewest digits on both sides of a separator if it separates two numbers. */
const MIN_DIGITS_OF_TWO = 7;

/**
 * Returns the digits that identify a person's number, the same for every way of writing; null for
 * fewer than MIN_DIGITS digits.
 */
export function phoneKey(phone: string): string | null {
  const digits = phoneWithCountry(phone);
  return digits.length >= MIN_DIGITS ? digits : null;
}

/** Returns true if a text can be a phone number: it has at least MIN_DIGITS digits. */
export function isPhone(text: string): boolean {
  return digitsOf(text).length >= MIN_DIGITS;
}

const TURKISH_DIGITS = 10;
/**
 * Matches a number whose first group ends with the area code or with the whole number, as Turkish
 * numbers are written.
 */
const GROUPED_FOR_TURKEY = /^\D*0\D?(?:\d{3}|\d{10})(?!\d)|^\D*5[345]\d(?:\d{7})?(?!\d)/;

/** Returns true if a Turkish number has too many digits, as with a second line: `0242 333 44 55-56`. */
function isTooLongForTurkey(plain: string): boolean {
  const digits = phoneWithCountry(plain);
  const own = digits.replace(/^90/, '');
  if (own.length <= TURKISH_DIGITS) return false;
  if (plain.includes('+') || /^(?:00|90)/.test(digitsOf(plain))) return digits.startsWith('90');
  const isOfTurkey = /^5[0345]/.test(own) || TURKISH_AREAS.includes(own.slice(0, 3));
  return isOfTurkey && GROUPED_FOR_TURKEY.test(plain);
}

/**
 * Returns true for a single phone number. Returns false for two numbers, for a second line after a
 * Turkish number, for more than MAX_DIGITS digits and for a text without digits. Use `isPhone` to
 * refuse a number that is too short.
 */
export function isOnePhone(text: string): boolean {
  const plain = plainPhone(text);
  const parts = plain.split(/[^\d\s()[\].+-]+|(?<=\d\D*)\+/).map((part) => part.replace(/\D/g, ''));
  const numbers = parts.filter((part) => part.replace(/^00/, '').length >= MIN_DIGITS_OF_TWO);
  if (numbers.length > 1 || isTooLongForTurkey(plain)) return false;
  const { length } = phoneWithCountry(plain);
  return length > 0 && length <= MAX_DIGITS;
}

/**
 * Returns the `tel:` address that calls a number from any country. A short number without a calling
 * code keeps its digits.
 */
export function phoneLink(phone: string): string {
  const typed = digitsOf(phone);
  const digits = phoneWithCountry(phone);
  const hasCountry = phone.includes('+') || digits !== typed || /^90\d{10}$/.test(digits);
  return digits.length >= MIN_DIGITS && hasCountry ? `tel:+${digits}` : `tel:${typed}`;
}
