import { formatCount } from '#app/lib/decimal.ts';
import type { en } from './messages.text.en.ts';

export const tr: typeof en = {
  paperNames: {
    contract: 'Kira sözleşmesi',
    handover: 'Teslim tutanağı',
    confirmation: 'Rezervasyon onayı',
    receipt: 'Makbuz',
  },
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
  papersHint: 'Yazdırılır ya da PDF olarak kaydedilir; kaydedilmiş rezervasyonu gösterir.',
  messages: 'WhatsApp',
  messagesHint: 'Hazır açılır; göndermeden önce değiştirebilirsiniz.',
  steps: {
    confirmation: 'Onay',
    reminder: 'Hatırlatma',
    return: 'İade',
  },
  language: 'Mesajın dili',
  languages: {
    tr: 'Türkçe',
    en: 'İngilizce',
    de: 'Almanca',
    ru: 'Rusça',
  },
  opensChat: '(WhatsApp’ta açılır)',
  failed: 'Mesajlar yüklenemedi. Sayfayı yenileyip tekrar deneyin.',
  none: 'Bu rezervasyon için mesaj yok; metinler Ayarlar’da yazılır.',
  noneNow: 'Rezervasyonun bu durumunda yazılacak bir mesaj yok.',
  noPhone: 'Müşterinin geçerli bir telefon numarası yok.',
};
