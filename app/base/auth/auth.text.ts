import { inLanguages } from '#app/lib/language.ts';

/** The sign-in page, in English: it does not know yet whose language to speak. What the spec quotes is verbatim (parts 2, 5 and 8). */
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

const turkishGuard = {
  verifying: 'Kimlik doğrulanıyor…',
  pageTitle: 'Bağlantı yok – Kervan',
  unreachable: 'Sunucuya şu anda ulaşılamıyor. Oturumunuz açık.',
  retry: 'Yeniden dene',
  site: 'Siteye dön',
};

/** Of the guard; English like its first text, which the spec quotes (part 2). */
export const guardText = inLanguages('en', turkishGuard, {
  verifying: 'Verifying authentication...',
  pageTitle: 'No connection – Kervan',
  unreachable: 'The server cannot be reached right now. You are still signed in.',
  retry: 'Try again',
  site: signInText.site,
});

const turkishAuth = {
  notSignedIn: 'Önce giriş yapın',
  throttled: (minutes: number) =>
    `Çok fazla hatalı giriş oldu. Lütfen ${minutes} dakika sonra yeniden deneyin.`,
  busy: 'Şu anda çok kişi giriş yapıyor. Lütfen biraz sonra yeniden deneyin.',
  usernameTaken: 'Bu kullanıcı adı başkasında',
  usernameForm: 'en az 2 karakter olmalı: harf, rakam ve . _ @ + - ; harf ya da rakamla başlar',
  shortPassword: (least: number) => `en az ${least} karakter olmalı`,
  noSuchAdmin: 'Böyle bir kişi yok',
  notYourself: 'Kendi girişinizi kapatamazsınız',
  wrongPassword: 'şimdiki parolanız değil',
  samePassword: 'eskisiyle aynı olamaz',
  passwordRefused: 'Parola değiştirilmedi',
  passwordNotAccepted: 'Parola kabul edilmedi',
  passwordIsUsername: 'kullanıcı adı olamaz',
  easyPassword: 'kolay tahmin edilir: çok yaygın ya da kişi veya işletme adından oluşuyor',
};

/** Answers of the API about signing in and admins. */
export const authText = inLanguages('en', turkishAuth, {
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
  passwordNotAccepted: 'The password was not accepted',
  passwordIsUsername: 'must not be the username',
  easyPassword:
    'is easy to guess: very common, or made of the name of the person or of the business',
});

/** Answers of the API about roles; Turkish, as the screens of owners are. */
export const roleText = inLanguages(
  'tr',
  {
    ownersOnly: 'Only an owner of the business may do this.',
    lastOwner: 'An owner who can sign in must remain: make another person an owner first.',
  },
  {
    ownersOnly: 'Bu işlem yalnızca işletme sahibine açıktır.',
    lastOwner: 'Girebilen bir işletme sahibi kalmalıdır: önce başka birini işletme sahibi yapın.',
  },
);
