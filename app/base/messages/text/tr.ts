import { formatCount } from '#app/lib/money/decimal.ts';
import type { SiteLanguage } from '#app/lib/words/texts.ts';
import type { MessageStep } from '../message-template.rules.ts';
import type { Paper } from '../papers.rules.ts';

export const tr = {
  paperNames: {
    contract: 'Kiralama sözleşmesi',
    handover: 'Teslim tutanağı',
    confirmation: 'Rezervasyon onayı',
    receipt: 'Makbuz',
  } satisfies Record<Paper, string>,
  handover: 'Teslim ve iade',
  handovers: { out: 'Teslim', back: 'İade' },
  kilometres: (count: number) => `${formatCount(count, 'tr')} km`,
  fuel: (eighths: number) => `Yakıt ${eighths}/8`,
  photosOf: { out: 'Teslim fotoğrafları', back: 'İade fotoğrafları' },
  photo: (number: number, count: number) => `Fotoğraf ${number} / ${count}`,
  photoFailed: 'Fotoğraf yüklenemedi',
  morePhotos: (count: number) => `${count} fotoğraf daha`,
  previousPhoto: 'Önceki fotoğraf',
  nextPhoto: 'Sonraki fotoğraf',
  closePhoto: 'Kapat',
  papers: 'Belgeler',
  papersHint: 'Yazdırılır ya da PDF olarak kaydedilir; rezervasyonun kaydedilmiş hâlini gösterir.',
  messages: 'WhatsApp',
  messagesHint: 'Hazır mesaj açılır; göndermeden önce değiştirebilirsiniz.',
  steps: {
    request: 'Talep alındı',
    confirmation: 'Onay',
    reminder: 'Hatırlatma',
    return: 'İade',
    road: 'HGS ve cezalar',
  } satisfies Record<MessageStep, string>,
  language: 'Mesajın dili',
  languages: {
    tr: 'Türkçe',
    en: 'İngilizce',
    de: 'Almanca',
    ru: 'Rusça',
  } satisfies Record<SiteLanguage, string>,
  trip: {
    title: 'Yolculuk sayfası',
    close: 'Kapat',
    hint: 'Müşteri için: durum, araç ve plaka, günler, tutar. Yolculuktan 30\u00a0gün sonrasına kadar açılır.',
    address: 'Yolculuk sayfasının adresi',
    copy: 'Bağlantıyı kopyala',
    copied: 'Bağlantı kopyalandı.',
    copyByHand: 'Seçili bağlantıyı kopyalayın.',
    open: 'Aç',
    withdraw: 'Bağlantıyı iptal et',
    withdrawTitle: 'Bu bağlantı iptal edilsin mi?',
    withdrawText: 'Bağlantı herkes için geçersiz olur; yerine yenisi oluşturulur.',
    withdrawn: 'Eski bağlantı artık açılmıyor; yenisi bu.',
    cancel: 'Vazgeç',
    failed: 'Bağlantı iptal edilemedi. Lütfen tekrar deneyin.',
  },
  opensChat: '(WhatsApp’ta açılır)',
  failed: 'Mesajlar yüklenemedi.',
  retry: 'Tekrar dene',
  none: 'Bu rezervasyon için mesaj yok; metinler Ayarlar’da yazılır.',
  noneNow: 'Rezervasyonun bu aşamasında gönderilecek bir mesaj yok.',
  noPhone: 'Müşterinin geçerli bir telefon numarası yok.',
};

declare module '#app/lib/words/catalogue.ts' {
  interface OfficeTexts {
    messages: typeof tr;
  }
}
