import { expect, test } from 'vitest';
import { messageKey, withSentence } from './issue-text.ts';

const WORDS = {
  messages: {
    stale: 'Somebody else saved it',
    tooLong: (label: string, most: number) => `${label}: at most ${most}`,
    oneOf: (label: string, options: string[]) => `${label}: ${options.join(' or ')}`,
  },
  labels: { spellings: 'Other names', 'pricing.daily': 'Daily price' },
};

test.each([
  ['a key alone', 'version', messageKey('stale'), 'Somebody else saved it'],
  ['a key with a value', 'pricing.daily', messageKey('tooLong', 80), 'Daily price: at most 80'],
  ['a key with a list', 'spellings', messageKey('oneOf', ['a', 'b']), 'Other names: a or b'],
  [
    'a key for an item of a list',
    'spellings.2',
    messageKey('tooLong', 80),
    'Other names: at most 80',
  ],
  ['a key for a field without a label', 'notes', messageKey('tooLong', 80), 'notes: at most 80'],
  ['a message that is no key (unchanged)', 'spellings', 'Invalid input', 'Invalid input'],
  ['the name of an inherited property (unchanged)', 'spellings', 'toString', 'toString'],
])('withSentence returns the message for %s', (_what, field, message, sentence) => {
  expect(withSentence({ field, message }, WORDS)).toEqual({ field, message: sentence });
});
