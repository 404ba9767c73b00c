/** The section of papers and messages in the form of staff. */
import { PLACEHOLDERS } from '#app/base/messages/message-template.rules.ts';
import { inLanguages } from '#app/lib/language.ts';
import { SITE_LANGUAGES, type SiteLanguage } from '#app/lib/texts.ts';

/** The labels of a text that there is in each language, by their paths. */
function inEach<Path extends string>(
  path: Path,
  label: string,
  languages: Record<SiteLanguage, string>,
): Record<`${Path}.${SiteLanguage}`, string> {
  const entries = SITE_LANGUAGES.map((each) => [`${path}.${each}`, `${label}, ${languages[each]}`]);
  return Object.fromEntries(entries);
}

const english = { tr: 'Turkish', en: 'English', de: 'German', ru: 'Russian' };
const turkish = { tr: 'Türkçe', en: 'İngilizce', de: 'Almanca', ru: 'Rusça' };

export const englishPapersLabels = {
  ...inEach('papers.contractTerms', 'Contract terms', english),
  ...inEach('papers.meetingPoint', 'Meeting point', english),
  ...inEach('papers.messages.confirmation', 'Confirmation', english),
  ...inEach('papers.messages.reminder', 'Reminder', english),
  ...inEach('papers.messages.return', 'Return', english),
  'papers.kabis': 'Rentals are reported to KABİS',
  'papers.uetds': 'Transfers are reported to U-ETDS',
};

/** Of the fields, by their paths. */
export const papersLabels = inLanguages('tr', englishPapersLabels, {
  ...inEach('papers.contractTerms', 'Sözleşme koşulları', turkish),
  ...inEach('papers.meetingPoint', 'Buluşma noktası', turkish),
  ...inEach('papers.messages.confirmation', 'Onay mesajı', turkish),
  ...inEach('papers.messages.reminder', 'Hatırlatma mesajı', turkish),
  ...inEach('papers.messages.return', 'İade mesajı', turkish),
  'papers.kabis': 'KABİS bildirimi yapılır',
  'papers.uetds': 'U-ETDS bildirimi yapılır',
});

const names = PLACEHOLDERS.map((name) => `{${name}}`).join(' ');

export const englishPapersForm = {
  section: {
    title: 'Papers and messages',
    text: 'What contracts print, and what is ready to be sent by WhatsApp from a booking. Name, address and numbers on papers come from the sections above.',
  },
  groups: { contractTerms: 'Contract terms', meetingPoint: 'Meeting point', messages: 'Messages' },
  hints: {
    contractTerms:
      'One clause a line; they are numbered when printed. A contract has Turkish and, beside it, the language of its booking.',
    meetingPoint: {
      tr: 'Where you meet customers, for {buluşma}. Example: Dış hatlar gelen yolcu, B kapısı önü',
      en: 'Example: International arrivals, in front of gate B',
      de: 'Example: Ankunft Ausland, vor Tor B. Empty: as in English, else as in Turkish.',
      ru: 'Example: Зал прилёта международных рейсов, у выхода B. Empty: as in English, else as in Turkish.',
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
  groups: {
    contractTerms: 'Sözleşme koşulları',
    meetingPoint: 'Buluşma noktası',
    messages: 'Mesajlar',
  },
  hints: {
    contractTerms:
      'Her satıra bir madde; basılırken numaralanır. Sözleşmede Türkçesinin yanında rezervasyonun dili yer alır.',
    meetingPoint: {
      tr: 'Müşteriyi nerede karşıladığınız; {buluşma} yerine geçer. Örnek: Dış hatlar gelen yolcu, B kapısı önü',
      en: 'Örnek: International arrivals, in front of gate B',
      de: 'Örnek: Ankunft Ausland, vor Tor B. Boşsa İngilizcesi, o da yoksa Türkçesi yazılır.',
      ru: 'Örnek: Зал прилёта международных рейсов, у выхода B. Boşsa İngilizcesi, o da yoksa Türkçesi yazılır.',
    },
    messages: `Ayraç içindekiler rezervasyondan gelir: ${names}`,
    leftOut:
      'Rezervasyonda karşılığı olmayan satır mesajdan çıkar; örneğin plaka henüz seçilmemişse. {iade} ve {iadeYeri} kiralamada, {varış} ve {uçuş} transferde doludur.',
    kabis: 'Emniyete, teslimde ve iadede. Kapalıysa çizelgesi ve hatırlatması görünmez.',
    uetds: 'Bakanlığa, transfer başlamadan. Kapalıysa çizelgesi ve hatırlatması görünmez.',
  },
});
