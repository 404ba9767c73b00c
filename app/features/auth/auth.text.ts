/** Every text of signing in. What the spec quotes is verbatim (parts 2, 5 and 8). */
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
