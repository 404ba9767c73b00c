/** The text of a search of bookings, taken apart. */
import { withoutNul } from '#app/lib/words/plain-text.ts';
import { fold } from '#app/lib/words/turkish-text.ts';

/** A number as typed; it may be a phone number in any form: `0555 (12) 34-56`. */
interface TypedNumber {
  /** Groups of digits as the person typed them, folded. */
  parts: string[];
  /** Digits without the country code of Turkey and leading zeros; empty if no others are typed. */
  digits: string;
}

export interface SearchTerms {
  /** Folded. */
  words: string[];
  numbers: TypedNumber[];
}

const NUMERIC = /^[-+\d()./]+$/;
const TURKEY_DIALLED = /^(?:\+|00)90/;
/** A whole number with Turkey's code, pasted without its plus. */
const TURKEY_WRITTEN = /^90(?=\d{10}$)/;

/**
 * The words and numbers of a search. Groups of digits that follow each other are a number: a booking has to contain
 * the whole number, or each group. A search of nothing but digits and blanks is a phone number: only the whole number
 * counts. Turkey's country code and the leading zero are left out, since the booking may not have them: `+90 555`
 * finds `0555`.
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
  for (const word of fold(withoutNul(search)).split(/\s+/).filter(Boolean)) {
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
