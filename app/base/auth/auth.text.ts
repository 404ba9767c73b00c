/**
 * Texts of the sign-in page, in English, because the language of the person is not known yet. Texts
 * that the spec quotes are verbatim (spec, parts 2, 5 and 8).
 */
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
  unreachable: 'The server cannot be reached. Check your connection and try again.',
  done: 'You are signed in. One moment…',
  goToDashboard: 'Go to dashboard',
  goOn: 'Go to your page',
  site: 'Back to the website',
  needsScript:
    'The back office needs JavaScript. Switch it on in your browser and load this page again.',
  needsScriptInTurkish:
    'Yönetim paneli JavaScript olmadan çalışmaz. Tarayıcınızda JavaScript’i açıp bu sayfayı yeniden yükleyin.',
  needsStorage:
    'The back office keeps your sign-in in this browser, and the browser does not allow it. Allow cookies and site data for this site and load this page again.',
  needsStorageInTurkish:
    'Yönetim paneli girişinizi bu tarayıcıda saklar; tarayıcı ise buna izin vermiyor. Bu site için çerezlere ve site verilerine izin verip sayfayı yeniden yükleyin.',
  sessionEnded: 'Your session has ended. Please sign in again; what you typed is kept.',
};
