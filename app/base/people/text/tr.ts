import { MAX_NAME, MAX_USERNAME, MIN_PASSWORD } from '#app/base/auth/auth.schema.ts';

export const tr = {
  people: {
    pageTitle: 'Kullanıcılar – Kervan',
    title: 'Kullanıcılar',
    lead: (active: number) => `${active} kişi yönetim paneline girebilir`,
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
      owner: 'Her şeyi yapar: kullanıcılar, ayarlar, yedekler, işlem geçmişi, araç silme.',
      staff: 'Günlük işleri yapar: rezervasyonlar, araçlar, yazılar, bölgeler, kurlar, raporlar.',
    },
    role: 'Yetki',
    changeRoleOf: (name: string) => `${name}: yetki`,
    active: 'Aktif',
    inactive: 'Kapalı',
    never: 'Hiç giriş yapmadı',
    renameOf: (name: string) => `${name}: yeniden adlandır`,
    disableOf: (name: string) => `${name}: girişini kapat`,
    enableOf: (name: string) => `${name}: girişini aç`,
    cancel: 'Vazgeç',
    save: 'Kaydet',
    required: 'Bu alan gereklidir',
    unreachable: 'Kaydedilemedi. İnternet bağlantınızı kontrol edip tekrar deneyin.',
    busy: 'Sunucu şu anda çok yoğun. Biraz sonra tekrar deneyin.',
    showPassword: 'Parolayı göster',
    hidePassword: 'Parolayı gizle',
    passwordRules: `En az ${MIN_PASSWORD} karakter; yaygın bir parola, kişi ya da işletme adı olamaz.`,
    errors: {
      username: `2–${MAX_USERNAME} karakter olmalı: küçük harf, rakam ve . _ @ + - ; harf ya da rakamla başlar`,
      taken: 'Bu kullanıcı adı kullanılıyor',
      name: `En fazla ${MAX_NAME} karakter olabilir`,
      short: `Parola en az ${MIN_PASSWORD} karakter olmalıdır`,
      long: 'Parola en fazla 200 karakter olabilir',
      isUsername: 'Parola kullanıcı adı olamaz',
      easy: 'Bu parola kolay tahmin edilir: çok yaygın ya da kişi veya işletme adından oluşuyor. Başka bir parola seçin',
      same: 'Yeni parola eskisiyle aynı olamaz',
      wrong: 'Mevcut parolanız bu değil',
      repeat: 'İki parola aynı değil',
      throttled: 'Çok fazla yanlış deneme oldu. Bir süre sonra tekrar deneyin.',
      conflict:
        'Bu yapılamaz: kendi girişinizi kapatamazsınız ve en az bir işletme sahibi kalmalıdır.',
      ownersOnly: 'Bu işlem yalnızca işletme sahibine açıktır.',
    },
    add: {
      open: 'Kullanıcı ekle',
      title: 'Kullanıcı ekle',
      text: 'Parolayı kişiye siz iletin; giriş yaptıktan sonra kendisi değiştirebilir.',
      username: 'Kullanıcı adı',
      usernameHint: 'Giriş yaparken kullanılır; sonradan değiştirilemez.',
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
        `${name} tüm cihazlarda hemen oturumdan çıkarılır ve tekrar giriş yapamaz. Yaptığı işlemlerin kaydı kalır; girişini sonra yeniden açabilirsiniz.`,
      confirm: 'Girişi kapat',
      cancel: 'Vazgeç',
      failed: (error: string) => error,
      done: ({ name }: { name: string }) => `${name}: giriş kapatıldı`,
    },
  },
  account: {
    pageTitle: 'Hesabım – Kervan',
    title: 'Hesabım',
    lead: (name: string, username: string) => `${name}, kullanıcı adı: ${username}`,
    password: {
      title: 'Parolanız',
      text: 'Değiştirdiğinizde diğer tüm cihazlarda oturumunuz kapatılır; bu cihazda açık kalır.',
      current: 'Mevcut parola',
      new: 'Yeni parola',
      repeat: 'Yeni parola (tekrar)',
      submit: 'Parolayı değiştir',
      done: 'Parolanız değiştirildi. Diğer cihazlarda oturumunuz kapatıldı.',
    },
    sessions: {
      title: 'Oturumlarınız',
      text: 'Telefonunuzu kaybettiyseniz ya da başka bir bilgisayarda oturumunuz açık kaldıysa.',
      submit: 'Diğer tüm cihazlardan çık',
      done: 'Diğer tüm cihazlarda oturumunuz kapatıldı.',
    },
  },
};

declare module '#app/lib/words/catalogue.ts' {
  interface OfficeTexts {
    people: typeof tr;
  }
}
