/** The sign-in page, in English. What the spec quotes is verbatim (parts 2, 5 and 8). */
export const signInText = {
  pageTitle: 'Sign in – Kervan',
  title: 'Welcome back',
  lead: 'Sign in to run the office: cars, bookings, prices and posts.',
  motto: ['The coast is awake.', 'So is the office.'],
  username: 'Username',
  password: 'Password',
  showPassword: 'Show password',
  hidePassword: 'Hide password',
  submit: 'Sign In',
  submitting: 'Signing in...',
  missing: 'Please fill in all fields',
  missingUsername: 'Enter your username',
  missingPassword: 'Enter your password',
  failed: 'Login failed. Please check your credentials.',
  done: 'You are signed in. One moment…',
  goToDashboard: 'Go to dashboard',
  goOn: 'Go to your page',
  site: 'Back to the website',
  needsScript:
    'The back office needs JavaScript. Switch it on in your browser and load this page again.',
  tooEarly: 'The page was not quite ready. Please enter your password and try again.',
};

/** Of the guard; English like its first text, which the spec quotes (part 2). */
export const guardText = {
  verifying: 'Verifying authentication...',
  pageTitle: 'No connection – Kervan',
  unreachable: 'The server cannot be reached right now. You are still signed in.',
  retry: 'Try again',
};

/** Answers of the API about signing in and admins. */
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
