/** What staff read around the papers and messages of a booking. */
import { formatCount } from '#app/lib/decimal.ts';
import { inLanguages } from '#app/lib/language.ts';
import type { SiteLanguage } from '#app/lib/texts.ts';
import type { MessageStep } from './message-template.rules.ts';
import type { Paper } from './papers.rules.ts';

const turkishPapers: Record<Paper, string> = {
  contract: 'Kira sözleşmesi',
  handover: 'Teslim tutanağı',
  confirmation: 'Rezervasyon onayı',
  receipt: 'Makbuz',
};

export const paperNames: Record<Paper, string> = inLanguages('en', turkishPapers, {
  contract: 'Rental contract',
  handover: 'Hand-over sheet',
  confirmation: 'Booking confirmation',
  receipt: 'Receipt',
});

const turkishSteps: Record<MessageStep, string> = {
  confirmation: 'Onay',
  reminder: 'Hatırlatma',
  return: 'İade',
};

const steps: Record<MessageStep, string> = {
  confirmation: 'Confirmation',
  reminder: 'Reminder',
  return: 'Return',
};

const turkishLanguages: Record<SiteLanguage, string> = {
  tr: 'Türkçe',
  en: 'İngilizce',
  de: 'Almanca',
  ru: 'Rusça',
};

const turkish = {
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
  steps: turkishSteps,
  language: 'Mesajın dili',
  languages: turkishLanguages,
  opensChat: '(WhatsApp’ta açılır)',
  failed: 'Mesajlar yüklenemedi. Sayfayı yenileyip tekrar deneyin.',
  none: 'Bu rezervasyon için mesaj yok; metinler Ayarlar’da yazılır.',
  noneNow: 'Rezervasyonun bu durumunda yazılacak bir mesaj yok.',
  noPhone: 'Müşterinin geçerli bir telefon numarası yok.',
};

export const messagesText = inLanguages('en', turkish, {
  handover: 'Hand-over and return',
  handovers: { out: 'Hand-over', back: 'Return' },
  kilometres: (count: number) => `${formatCount(count)} km`,
  fuel: (eighths: number) => `Fuel ${eighths}/8`,
  photosOf: { out: 'Photos of the hand-over', back: 'Photos of the return' },
  photo: (number: number, count: number) => `Photo ${number} of ${count}`,
  photoFailed: 'Photo could not be loaded',
  morePhotos: (count: number) => (count === 1 ? '1 more photo' : `${count} more photos`),
  previousPhoto: 'Previous photo',
  nextPhoto: 'Next photo',
  closePhoto: 'Close',
  papers: 'Papers',
  papersHint: 'To print or to save as PDF; they show the booking as it is saved.',
  messages: 'WhatsApp',
  messagesHint: 'Opens ready to send; you can change it first.',
  steps,
  language: 'Language of the message',
  languages: { tr: 'Turkish', en: 'English', de: 'German', ru: 'Russian' },
  opensChat: '(opens WhatsApp)',
  failed: 'The messages could not be loaded. Reload the page to try again.',
  none: 'There is no message for this booking; texts are written in Settings.',
  noneNow: 'There is no message to send at this point of the booking.',
  noPhone: 'The customer has no valid phone number.',
});
