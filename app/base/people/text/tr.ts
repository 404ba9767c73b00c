import { MAX_NAME, MAX_USERNAME, MIN_PASSWORD } from '#app/base/auth/auth.schema.ts';

export const tr = {
  people: {
    pageTitle: 'Kullanıcılar – Kervan',
    title: 'Kullanıcılar',
    lead: (active: number) => `${active} kişi yönetim alanına girebilir`,
    back: 'Ayarlar',
    failed: 'Kullanıcılar yüklenemedi.',
    you: 'Siz',
    columns: {
      name: 'Ad',
      username: 'Kullanıcı adı',
      role: 'Yetki',
      status: 'Durum',
      lastSignIn: 'Son giriş',
      since: 'Eklendi',
      actions: 'İşlemler',
    },
    roles: { owner: 'İşletme sahibi', staff: 'Çalışan' },
    roleHints: {
      owner: 'Her şeyi yapar: kişiler, ayarlar, yedekler, işlem geçmişi, araç silme.',
      staff: 'Günlük işleri yapar: rezervasyonlar, araçlar, yazılar, bölgeler, kurlar, raporlar.',
    },
    role: 'Yetki',
    changeRoleOf: (name: string) => `${name}: yetki`,
    active: 'Etkin',
    inactive: 'Kapalı',
    never: 'Hiç girmedi',
    renameOf: (name: string) => `${name}: yeniden adlandır`,
    disableOf: (name: string) => `${name}: girişini kapat`,
    enableOf: (name: string) => `${name}: girişini aç`,
    cancel: 'Vazgeç',
    save: 'Kaydet',
    required: 'Bu alan gereklidir',
    unreachable: 'Kaydedilemedi. Bağlantınızı denetleyip tekrar deneyin.',
    busy: 'Sunucu şu anda çok yoğun. Biraz sonra tekrar deneyin.',
    showPassword: 'Parolayı göster',
    hidePassword: 'Parolayı gizle',
    passwordRules: `En az ${MIN_PASSWORD} karakter; yaygın bir parola, kişi ya da işletme adı olamaz.`,
    errors: {
      username: `2–${MAX_USERNAME} karakter olmalı: küçük harf, rakam ve . _ @ + - ; harf ya da rakamla başlar`,
      taken: 'Bu kullanıcı adı başkasında',
      name: `En fazla ${MAX_NAME} karakter olabilir`,
      short: `Parola en az ${MIN_PASSWORD} karakter olmalıdır`,
      long: 'Parola en fazla 200 karakter olabilir',
      isUsername: 'Parola kullanıcı adı olamaz',
      easy: 'Bu parola kolay tahmin edilir: çok yaygın ya da kişi veya işletme adından oluşuyor. Başka bir parola seçin',
      same: 'Yeni parola eskisiyle aynı olamaz',
      wrong: 'Bu, şimdiki parolanız değil',
      repeat: 'İki parola aynı değil',
      throttled: 'Çok fazla yanlış deneme oldu. Bir süre sonra tekrar deneyin.',
      conflict:
        'Bu yapılamaz: kendi girişinizi kapatamazsınız, işletmenin de bir sahibi kalmalıdır.',
      ownersOnly: 'Bu işlem yalnızca işletme sahibine açıktır.',
    },
    add: {
      open: 'Kullanıcı ekle',
      title: 'Kullanıcı ekle',
      text: 'Parolayı kişiye siz iletin; girdikten sonra kendisi değiştirebilir.',
      username: 'Kullanıcı adı',
      usernameHint: 'Girişte yazılır; sonradan değişmez.',
      name: 'Ad',
      nameHint: 'Boş bırakılırsa kullanıcı adı kullanılır.',
      password: 'Parola',
      submit: 'Ekle',
      done: (name: string) => `${name} eklendi`,
    },
    renaming: {
      title: (name: string) => `${name}: yeniden adlandır`,
      name: 'Ad',
      done: (name: string) => `Ad değiştirildi: ${name}`,
    },
    changingRole: {
      title: (name: string) => `${name}: yetki`,
      text: 'Açık oturumlarında da hemen geçerli olur.',
      done: (name: string, role: string) => `${name}: ${role}`,
    },
    enabled: (name: string) => `${name}: giriş açıldı`,
    disabling: {
      title: 'Giriş kapatılsın mı?',
      question: ({ name }: { name: string }) =>
        `${name} bütün cihazlarda hemen çıkarılır ve yeniden giremez. Yaptığı işlemlerin kaydı kalır; girişi sonra yine açabilirsiniz.`,
      confirm: 'Girişi kapat',
      cancel: 'Vazgeç',
      failed: (error: string) => error,
      done: ({ name }: { name: string }) => `${name}: giriş kapatıldı`,
    },
  },
  account: {
    pageTitle: 'Hesabım – Kervan',
    title: 'Hesabım',
    lead: (name: string, username: string) => `${name}, kullanıcı adı ${username}`,
    password: {
      title: 'Parolanız',
      text: 'Değiştirince öteki bütün cihazlardan çıkarılırsınız; burada kalırsınız.',
      current: 'Şimdiki parola',
      new: 'Yeni parola',
      repeat: 'Yeni parola (yeniden)',
      submit: 'Parolayı değiştir',
      done: 'Parolanız değişti. Öteki cihazlardan çıkarıldınız.',
    },
    sessions: {
      title: 'Oturumlarınız',
      text: 'Bir telefonu kaybettiyseniz ya da başka bir bilgisayarda açık kaldıysanız.',
      submit: 'Diğer tüm cihazlardan çık',
      done: 'Diğer tüm cihazlardan çıkarıldınız.',
    },
  },
};

declare module '#app/lib/words/catalogue.ts' {
  interface OfficeTexts {
    people: typeof tr;
  }
}
