/** The section of papers and messages in the form of staff. */
import { PLACEHOLDERS } from '#app/base/messages/message-template.rules.ts';
import { inLanguages } from '#app/lib/language.ts';

export const englishPapersLabels = {
  'papers.contractTerms.tr': 'Contract terms, Turkish',
  'papers.contractTerms.en': 'Contract terms, English',
  'papers.meetingPoint.tr': 'Meeting point, Turkish',
  'papers.meetingPoint.en': 'Meeting point, English',
  'papers.messages.confirmation.tr': 'Confirmation, Turkish',
  'papers.messages.confirmation.en': 'Confirmation, English',
  'papers.messages.reminder.tr': 'Reminder, Turkish',
  'papers.messages.reminder.en': 'Reminder, English',
  'papers.messages.return.tr': 'Return, Turkish',
  'papers.messages.return.en': 'Return, English',
  'papers.kabis': 'Rentals are reported to KABİS',
  'papers.uetds': 'Transfers are reported to U-ETDS',
};

/** Of the fields, by their paths. */
export const papersLabels = inLanguages('tr', englishPapersLabels, {
  'papers.contractTerms.tr': 'Sözleşme koşulları, Türkçe',
  'papers.contractTerms.en': 'Sözleşme koşulları, İngilizce',
  'papers.meetingPoint.tr': 'Buluşma noktası, Türkçe',
  'papers.meetingPoint.en': 'Buluşma noktası, İngilizce',
  'papers.messages.confirmation.tr': 'Onay mesajı, Türkçe',
  'papers.messages.confirmation.en': 'Onay mesajı, İngilizce',
  'papers.messages.reminder.tr': 'Hatırlatma mesajı, Türkçe',
  'papers.messages.reminder.en': 'Hatırlatma mesajı, İngilizce',
  'papers.messages.return.tr': 'İade mesajı, Türkçe',
  'papers.messages.return.en': 'İade mesajı, İngilizce',
  'papers.kabis': 'KABİS bildirimi yapılır',
  'papers.uetds': 'U-ETDS bildirimi yapılır',
});

const names = PLACEHOLDERS.map((name) => `{${name}}`).join(' ');

export const englishPapersForm = {
  section: {
    title: 'Papers and messages',
    text: 'What contracts print, and what is ready to be sent by WhatsApp from a booking. Name, address and numbers on papers come from the sections above.',
  },
  hints: {
    contractTerms: 'One clause a line; they are numbered when printed.',
    meetingPoint: {
      tr: 'Where you meet customers, for {buluşma}. Example: Dış hatlar gelen yolcu, B kapısı önü',
      en: 'Example: International arrivals, in front of gate B',
    },
    messages: `In braces what comes from the booking: ${names}`,
    leftOut:
      'A line is left out where the booking has nothing for it, such as a plate that is not chosen yet. {iade} and {iadeYeri} are of rentals, {varış} and {uçuş} of transfers.',
    kabis: 'To the police, at hand-over and return. Off: its sheet and its reminder are hidden.',
    uetds: 'To the ministry, before a transfer begins. Off: its sheet and its reminder are hidden.',
  },
};

export const papersFormText = inLanguages('tr', englishPapersForm, {
  section: {
    title: 'Sözleşme ve mesajlar',
    text: 'Sözleşmelerde basılanlar ve rezervasyondan WhatsApp’a hazır giden mesajlar. Belgelerdeki ad, adres ve numaralar yukarıdaki bölümlerden gelir.',
  },
  hints: {
    contractTerms: 'Her satıra bir madde; basılırken numaralanır.',
    meetingPoint: {
      tr: 'Müşteriyi nerede karşıladığınız; {buluşma} yerine geçer. Örnek: Dış hatlar gelen yolcu, B kapısı önü',
      en: 'Örnek: International arrivals, in front of gate B',
    },
    messages: `Ayraç içindekiler rezervasyondan gelir: ${names}`,
    leftOut:
      'Rezervasyonda karşılığı olmayan satır mesajdan çıkar; örneğin plaka henüz seçilmemişse. {iade} ve {iadeYeri} kiralamada, {varış} ve {uçuş} transferde doludur.',
    kabis: 'Emniyete, teslimde ve iadede. Kapalıysa çizelgesi ve hatırlatması görünmez.',
    uetds: 'Bakanlığa, transfer başlamadan. Kapalıysa çizelgesi ve hatırlatması görünmez.',
  },
});
