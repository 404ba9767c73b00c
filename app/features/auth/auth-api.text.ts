/** What the API says of signing in and of admins; in English, as the sign-in page is. */
export const authText = {
  notSignedIn: 'Please sign in first',
  throttled: (minutes: number) =>
    `Too many failed sign-ins. Please try again in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}.`,
  busy: 'Too many people are signing in right now. Please try again in a moment.',
  usernameTaken: 'There is an admin with this username already',
  usernameForm:
    'needs at least 2 characters: letters, digits and . _ @ + -, beginning with a letter or digit',
  shortPassword: (least: number) => `must have at least ${least} characters`,
  noSuchAdmin: 'There is no such admin',
  notYourself: 'You cannot disable yourself',
  wrongPassword: 'is not your password',
  samePassword: 'must not be the former one',
  passwordRefused: 'The password was not changed',
  passwordIsUsername: 'must not be the username',
};
