import type { tr } from './tr.ts';
export const en: typeof tr = {
  guard: {
    verifying: 'Verifying authentication...',
    pageTitle: 'No connection – Kervan',
    unreachable: 'The server cannot be reached right now. You are still signed in.',
    retry: 'Try again',
    site: 'Back to the website',
  },
  refusals: {
    notSignedIn: 'Please sign in first',
    throttled: (minutes) =>
      `Too many failed sign-ins. Please try again in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}.`,
    busy: 'Too many people are signing in right now. Please try again in a moment.',
    usernameTaken: 'This username is already taken',
    usernameForm:
      'needs at least 2 characters: letters, digits and . _ @ + -, beginning with a letter or digit',
    shortPassword: (_label, least) => `must have at least ${least} characters`,
    noSuchAdmin: 'No such user',
    notYourself: 'You cannot disable yourself',
    wrongPassword: 'is not your password',
    samePassword: 'must differ from the old one',
    passwordRefused: 'The password was not changed',
    passwordNotAccepted: 'The password was not accepted',
    passwordIsUsername: 'must not be the username',
    easyPassword:
      'is easy to guess: very common, or based on the name of the person or the business',
  },
  roles: {
    ownersOnly: 'Only an owner of the business may do this.',
    lastOwner: 'At least one owner must be able to sign in: make another person an owner first.',
  },
};
