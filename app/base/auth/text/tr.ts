export const tr = {
  guard: {
    verifying: 'Kimlik doğrulanıyor…',
    pageTitle: 'Bağlantı yok – Kervan',
    unreachable: 'Sunucuya şu anda ulaşılamıyor. Oturumunuz açık.',
    retry: 'Tekrar dene',
    site: 'Siteye dön',
  },
  refusals: {
    notSignedIn: 'Önce giriş yapın',
    throttled: (minutes: number) =>
      `Çok fazla hatalı giriş oldu. Lütfen ${minutes} dakika sonra tekrar deneyin.`,
    busy: 'Şu anda çok kişi giriş yapıyor. Lütfen biraz sonra tekrar deneyin.',
    usernameTaken: 'Bu kullanıcı adı kullanılıyor',
    usernameForm: 'en az 2 karakter olmalı: harf, rakam ve . _ @ + - ; harf ya da rakamla başlar',
    shortPassword: (_label: string, least: number) => `en az ${least} karakter olmalı`,
    noSuchAdmin: 'Böyle bir kişi yok',
    notYourself: 'Kendi girişinizi kapatamazsınız',
    wrongPassword: 'mevcut parolanız değil',
    samePassword: 'eskisiyle aynı olamaz',
    passwordRefused: 'Parola değiştirilmedi',
    passwordNotAccepted: 'Parola kabul edilmedi',
    passwordIsUsername: 'kullanıcı adı olamaz',
    easyPassword: 'kolay tahmin edilir: çok yaygın ya da kişi veya işletme adından oluşuyor',
  },
  roles: {
    ownersOnly: 'Bu işlem yalnızca işletme sahibine açıktır.',
    lastOwner:
      'Giriş yapabilen en az bir işletme sahibi kalmalıdır: önce başka birini işletme sahibi yapın.',
  },
};

declare module '#app/lib/words/catalogue.ts' {
  interface OfficeTexts {
    auth: typeof tr;
  }
}
