/**
 * Templates of messages, with names in braces for values of a booking: `Merhaba {ad}`. The names
 * are the same in every language.
 */
import { fold } from '#app/lib/words/turkish-text.ts';

export const PLACEHOLDERS = [
  'ad',
  'referans',
  'araç',
  'plaka',
  'alış',
  'alışYeri',
  'iade',
  'iadeYeri',
  'varış',
  'uçuş',
  'şoför',
  'toplam',
  'kalan',
  'depozito',
  'buluşma',
  'ofis',
  'telefon',
  'yolculuk',
  'geçişler',
  'tutar',
] as const;
export type Placeholder = (typeof PLACEHOLDERS)[number];

/** Value of each placeholder for a booking; empty if there is none. */
export type MessageFacts = Record<Placeholder, string>;

export const MESSAGE_STEPS = ['request', 'confirmation', 'reminder', 'return', 'road'] as const;
export type MessageStep = (typeof MESSAGE_STEPS)[number];

export function eachStep<T>(make: (step: MessageStep) => T): Record<MessageStep, T> {
  return Object.fromEntries(MESSAGE_STEPS.map((step) => [step, make(step)])) as Record<
    MessageStep,
    T
  >;
}

const IN_BRACES = /\{([^{}\n]*)\}/g;
/** Placeholders by folded name: people may type them without Turkish letters and in any case. */
const KNOWN = new Map<string, Placeholder>(PLACEHOLDERS.map((name) => [fold(name), name]));

function placeholderOf(typed: string): Placeholder | undefined {
  return KNOWN.get(fold(typed.trim()));
}

/** Returns the unknown names in braces, each once and as typed. */
export function unknownPlaceholders(template: string): string[] {
  const names = [...template.matchAll(IN_BRACES)].map(([, name = '']) => name);
  return [...new Set(names.filter((name) => !placeholderOf(name)))];
}

/**
 * Returns the message of a template. Omits a line if a placeholder in it is empty, so that a
 * template fits rentals and transfers, with and without a plate. Unknown names stay as typed.
 */
export function fillTemplate(template: string, facts: MessageFacts): string {
  const textFor = (name: string) => {
    const known = placeholderOf(name);
    return known ? facts[known] : null;
  };
  return template
    .split('\n')
    .filter((line) => [...line.matchAll(IN_BRACES)].every(([, name = '']) => textFor(name) !== ''))
    .map((line) => line.replace(IN_BRACES, (typed, name: string) => textFor(name) ?? typed))
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}
