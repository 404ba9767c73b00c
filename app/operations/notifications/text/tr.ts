import type { PaymentPurpose } from '#app/domain/account/account.rules.ts';
import { formatCount } from '#app/lib/money/decimal.ts';

const tables = {
  bookings: {
    sheet: 'Rezervasyonlar',
    /** Columns that are not fields of a booking. */
    columns: {
      reference: 'Referans',
      car: 'Araç veya bölge',
      customer: 'Müşteri',
      phone: 'Telefon',
      priceLines: 'Fiyat dökümü',
      formerPrice: 'İptalden önceki tutar (€)',
      charges: 'Ek ücretler (€)',
      paid: 'Ödenen (€)',
      settledBefore: 'Hesaplar açılmadan ödenen (€)',
      balance: 'Kalan (€)',
      deposit: 'Elde tutulan depozito (€)',
      created: 'Kaydedildi',
    },
  },
  customers: {
    sheet: 'Müşteriler',
    /** Columns that are not fields of a customer. */
    columns: {
      bookings: 'Rezervasyon',
      total: 'Toplam (€)',
      last: 'Son alış',
      since: 'İlk kayıt',
    },
  },
  handovers: {
    sheet: 'Teslim ve iadeler',
    columns: {
      reference: 'Referans',
      kind: 'Tür',
      car: 'Araç',
      at: 'Saat',
      fuel: 'Yakıt (1/8 depo)',
      damages: 'Hasarlar',
      total: 'Ek tutar (€)',
      staff: 'Kaydeden',
      recorded: 'Kaydedildi',
    },
  },
  vehicles: {
    sheet: 'Plakalar',
    /** Columns that are not fields of a vehicle. */
    columns: {
      fuelEighths: 'Yakıt (1/8 depo)',
      due: 'Yaklaşan tarih',
      blocked: 'Kiraya kapalı günler',
    },
  },
  payments: {
    sheet: 'Ödemeler',
    purposes: { price: 'Kiralama', deposit: 'Depozito' } as Record<PaymentPurpose, string>,
    columns: {
      number: 'Makbuz no',
      at: 'Ödeme zamanı',
      reference: 'Rezervasyon',
      purpose: 'Amaç',
      method: 'Yöntem',
      currency: 'Para birimi',
      amount: 'Tutar',
      rate: 'Kur',
      credited: 'Hesaba geçen (€)',
      corrects: 'İlgili makbuz no',
      note: 'Not',
      staff: 'Kaydeden',
    },
  },
  charges: {
    sheet: 'Ek ücretler',
    columns: {
      day: 'Gün',
      reference: 'Rezervasyon',
      kind: 'Tür',
      label: 'Açıklama',
      quantity: 'Adet',
      each: 'Birim fiyat (€)',
      amount: 'Tutar (€)',
      voided: 'İptal zamanı',
      reason: 'İptal nedeni',
      note: 'Not',
      staff: 'Kaydeden',
    },
  },
  refusals: {
    tooMany: (most: number) =>
      `Bir Excel dosyası en fazla ${formatCount(most, 'tr')} satır alır, bu liste daha uzun. CSV dosyası hepsini alır.`,
    tooManyDays: (most: number) =>
      `İlk ve son günü seçin, en fazla ${most} gün. Daha uzun listeleri yalnızca işletme sahibi indirebilir.`,
    wrongDay: '2026-07-14 gibi bir gün olmalı',
    wrongRange: 'Son gün ilk günden önce olamaz',
  },
};

export const tr = {
  /** Responses to an owner who sends a test e-mail. */
  mailTest: {
    impossible: 'Sunucuda e-posta ayarlı değil ya da ayarlarda adres yok',
    failed: (reason: string) => `E-posta gönderilemedi: ${reason}`,
  },
  /** Page of calendar and e-mails for owners, in Turkish by default like the settings. */
  page: {
    pageTitle: 'Takvim ve bildirimler – Kervan',
    title: 'Takvim ve bildirimler',
    lead: 'Teslimler telefonunuzun takviminde, yeni talepler e-postanızda.',
    back: 'Ayarlar',
    failed: 'Bu bölüm yüklenemedi.',
    cancel: 'Vazgeç',
    unreachable: 'Sunucudan yanıt gelmedi. İnternet bağlantınızı kontrol edip tekrar deneyin.',
    calendar: {
      title: 'Takvim aboneliği',
      text: 'Teslimler, iadeler ve transferler Google, Apple ya da Outlook takviminde görünür. Adresi bilen herkes müşterilerin adını ve telefonunu görür; yalnızca güvendiğiniz kişilere verin. Adresi oluşturan kişinin girişi kapatılırsa ya da bu kişi artık işletme sahibi değilse adres de geçersiz olur.',
      none: 'Henüz bir adres yok.',
      since: (moment: string) =>
        `Adres ${moment} tarihinde oluşturuldu. Yeniden gösterilemez; unuttuysanız yenileyin.`,
      make: 'Adres oluştur',
      renew: 'Adresi yenile',
      end: 'Adresi kapat',
      asking: { renew: 'Adres yenilensin mi?', end: 'Adres kapatılsın mı?' },
      ends: 'Şimdiki adres hemen geçersiz olur; ona abone olan takvimler artık güncellenmez.',
      confirm: { renew: 'Yenile', end: 'Kapat' },
      once: 'Adres yalnızca şimdi gösterilir. Kopyalayıp takviminize “URL ile abone ol” diye ekleyin:',
      copy: 'Kopyala',
      copied: 'Adres kopyalandı.',
      notCopied: 'Kopyalanamadı; adresi seçip kendiniz kopyalayın.',
    },
    mail: {
      title: 'E-posta bildirimleri',
      text: 'Siteden gelen her yeni rezervasyon talebi ve her sabah günün işleri e-postayla bildirilir.',
      notConfigured:
        'Sunucuda e-posta ayarlı değil (SMTP_URL ve MAIL_FROM). Yeni talepler yönetim menüsünde yine görünür.',
      noRecipient: 'Henüz bir adres girilmemiş.',
      to: (emails: string[]) => `Şu adreslere gönderiliyor: ${emails.join(', ')}`,
      failures: (count: number, error: string) =>
        `${count} talebin e-postası gönderilemedi. Sunucunun yanıtı: ${error}`,
      morning: (day: string, error: string) =>
        `${day} sabahının iş listesi gönderilemedi. Sunucunun yanıtı: ${error}`,
      change: 'Adresleri değiştir',
      test: 'Deneme e-postası gönder',
      sent: 'Deneme e-postası gönderildi.',
    },
  },
  tables,
};

declare module '#app/lib/words/catalogue.ts' {
  interface OfficeTexts {
    outgoing: typeof tr;
  }
}
