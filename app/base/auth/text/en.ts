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
    usernameTaken: 'There is an admin with this username already',
    usernameForm:
      'needs at least 2 characters: letters, digits and . _ @ + -, beginning with a letter or digit',
    shortPassword: (_label, least) => `must have at least ${least} characters`,
    noSuchAdmin: 'There is no such admin',
    notYourself: 'You cannot disable yourself',
    wrongPassword: 'is not your password',
    samePassword: 'must not be the former one',
    passwordRefused: 'The password was not changed',
    passwordNotAccepted: 'The password was not accepted',
    passwordIsUsername: 'must not be the username',
    easyPassword:
      'is easy to guess: very common, or made of the name of the person or of the business',
  },
  roles: {
    ownersOnly: 'Only an owner of the business may do this.',
    lastOwner: 'An owner who can sign in must remain: make another person an owner first.',
  },
};
