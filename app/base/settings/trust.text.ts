/** What lets a visitor trust the business, in the form of staff. */
import { inLanguages } from '#app/lib/language.ts';
import { tr as legal } from './legal.text.tr.ts';

export const englishTrustLabels = {
  'business.deliveryHours': 'Delivery hours',
  'business.legalNumbers.companyName': 'Registered company name',
  'business.legalNumbers.licence': 'Licence no.',
  'business.legalNumbers.uetds': 'U-ETDS no.',
  'business.legalNumbers.tax': 'Tax office and no.',
  'business.legalNumbers.mersis': 'MERSIS no.',
  reviews: 'Quoted reviews',
  'legal.kvkk': 'Data protection notice (KVKK)',
  'legal.terms': 'Rental terms',
  'legal.privacy': 'Privacy',
  'legal.cookies': 'Cookies',
};

/** Of the fields, by their paths. */
export const trustLabels = inLanguages('tr', englishTrustLabels, {
  'business.deliveryHours': 'Teslim saatleri',
  'business.legalNumbers.companyName': legal.numbers.companyName,
  'business.legalNumbers.licence': legal.numbers.licence,
  'business.legalNumbers.uetds': legal.numbers.uetds,
  'business.legalNumbers.tax': legal.numbers.tax,
  'business.legalNumbers.mersis': legal.numbers.mersis,
  reviews: 'Yorumlar',
  'legal.kvkk': legal.titles.kvkk,
  'legal.terms': legal.titles.terms,
  'legal.privacy': legal.titles.privacy,
  'legal.cookies': legal.titles.cookies,
});

export const englishReviewParts = {
  name: 'Name',
  text: 'Review',
  stars: 'Stars',
  source: 'Source',
};

export const reviewParts = inLanguages('tr', englishReviewParts, {
  name: 'Adı',
  text: 'Yorum',
  stars: 'Yıldız',
  source: 'Kaynak',
});

export const englishTrustForm = {
  sections: {
    numbers: {
      title: 'Official details',
      text: 'Shown at the bottom of the website; what is left empty is not shown.',
    },
    legal: {
      title: 'Legal texts',
      text: 'Each text has a page of its own, linked at the bottom of the website; an empty one has no page.',
    },
  },
  hints: {
    deliveryHours:
      'When cars are delivered; example: Her gün 24 saat, havalimanında uçuşunuza göre',
    licence: 'For example: TÜRSAB A grubu, 1234',
    tax: 'For example: Muratpaşa, 1234567890',
    legal: 'Markdown: # heading, - item, **bold**, [link](https://…)',
    source: 'For example: Google, Mayıs 2026; may stay empty',
  },
  reviews: {
    one: (place: number) => `Review ${place}`,
    add: 'Add review',
    none: 'Without reviews the home page shows the summary alone.',
  },
};

export const trustFormText = inLanguages('tr', englishTrustForm, {
  sections: {
    numbers: {
      title: 'Resmî bilgiler',
      text: 'Sitenin altında görünür; boş bırakılanlar görünmez.',
    },
    legal: {
      title: 'Yasal metinler',
      text: 'Her metnin kendi sayfası olur ve sitenin altından açılır; boş bırakılanın sayfası olmaz.',
    },
  },
  hints: {
    deliveryHours:
      'Araçların ne zaman teslim edildiği; örnek: Her gün 24 saat, havalimanında uçuşunuza göre',
    licence: 'Örneğin: TÜRSAB A grubu, 1234',
    tax: 'Örneğin: Muratpaşa, 1234567890',
    legal: 'Markdown: # başlık, - madde, **kalın**, [bağlantı](https://…)',
    source: 'Örneğin: Google, Mayıs 2026; boş kalabilir',
  },
  reviews: {
    one: (place: number) => `${place}. yorum`,
    add: 'Yorum ekle',
    none: 'Yorum yoksa ana sayfada yalnız özet görünür.',
  },
});
