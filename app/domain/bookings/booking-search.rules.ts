import { toStorableText } from '#app/lib/words/plain-text.ts';
import { fold } from '#app/lib/words/turkish-text.ts';

/** Number as typed, possibly a phone number in any spelling: `0555 (12) 34-56`. */
interface TypedNumber {
  /** Groups of digits as typed, folded. */
  parts: string[];
  /** Digits without Turkey's country code and without leading zeros; may be empty. */
  digits: string;
}

export interface SearchTerms {
  /** Folded words. */
  words: string[];
  numbers: TypedNumber[];
}

const NUMERIC = /^[-+\d()./]+$/;
const TURKEY_DIALLED = /^(?:\+|00)90/;
/** Turkey's country code without plus, before exactly ten digits. */
const TURKEY_WRITTEN = /^90(?=\d{10}$)/;

/**
 * Splits a search into words and numbers. Consecutive groups of digits form one number: a booking
 * matches if it contains the whole number, or each group. A search of only digits and spaces is a
 * phone number, of which a booking must contain the whole number. Turkey's country code and leading
 * zeros are left out, because the booking may have been typed without them: `+90 555` finds `0555`.
 */
export function searchTerms(search: string): SearchTerms {
  const terms: SearchTerms = { words: [], numbers: [] };
  let run: string[] = [];
  const endRun = () => {
    const digits = digitsOf(run.join(''));
    if (/\d/.test(run.join(''))) terms.numbers.push({ parts: run, digits });
    else terms.words.push(...run);
    run = [];
  };
  for (const word of fold(toStorableText(search)).split(/\s+/).filter(Boolean)) {
    if (NUMERIC.test(word)) run.push(word);
    else {
      endRun();
      terms.words.push(word);
    }
  }
  endRun();
  const [only] = terms.numbers;
  if (only?.digits && /^[\d\s]+$/.test(search)) only.parts = [only.digits];
  return terms;
}

function digitsOf(typed: string): string {
  const compact = typed.replace(/[^\d+]/g, '').replace(TURKEY_DIALLED, '');
  return compact.replace(/\D/g, '').replace(TURKEY_WRITTEN, '').replace(/^0+/, '');
}
