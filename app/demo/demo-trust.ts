/** Settings of the demo business. Every review and legal text says that it is a sample. */

import { eachLegalPage, type LegalPage } from '#app/base/settings/papers/legal-pages.rules.ts';
import type { Settings } from '#app/base/settings/settings.schema.ts';
import { defaultSettings } from '#app/base/settings/settings.schema.ts';
import { FOREIGN_LANGUAGES } from '#app/lib/words/translation-labels.ts';
import { demoTerms } from './demo-fleet.ts';
import { eachTranslation } from './demo-texts.ts';

const SAMPLE =
  '**Bu bir örnek metindir.** Siteyi yayına almadan önce Ayarlar sayfasında, hukuk danışmanınızın onayladığı kendi metninizle değiştirin.';

const LEGAL: Record<LegalPage, string> = {
  kvkk: `${SAMPLE}

## Veri sorumlusu
Kervan Rent a Car & Transfer (örnek işletme), 6698 sayılı Kişisel Verilerin Korunması Kanunu uyarınca veri sorumlusudur.

## Hangi verileri, neden işleriz?
- Adınız, telefonunuz ve e-postanız: talebinizi yanıtlamak ve sözleşme yapmak için
- Ehliyet ve kimlik bilgileriniz: aracı teslim ederken, yasal yükümlülüğümüz gereği
- Uçuş numaranız: sizi zamanında karşılamak için

## Haklarınız
Kanunun 11. maddesindeki haklarınız için sitenin altındaki e-posta adresine yazabilirsiniz. Başvurunuz en geç otuz gün içinde yanıtlanır.`,
  terms: `${SAMPLE}

## Kimler kiralayabilir?
Ehliyeti olan ve aracın sınıfı için istenen yaşı dolduran herkes. Yaş sınırı aracın sayfasında yazar.

## Depozito ve ödeme
Depozito, aracın teslimi sırasında alınır ve araç sorunsuz döndüğünde geri verilir. Ödeme kredi kartı, havale ya da önceden belirtilmişse nakitle yapılır.

## İptal
Teslimden 24 saat öncesine kadar ücretsiz iptal edilir.

## Kaza ve hasar
Kaza raporu 24 saat içinde alınmalıdır. Araçlar yurt dışına çıkarılamaz.`,
  privacy: `${SAMPLE}

## Sitede ne saklanır?
Talep formları sunucuda saklanmaz; yazdıklarınız sizin WhatsApp uygulamanızda hazır bir mesaj olur. Kart bilgisi istenmez.

## Kimlerle paylaşılır?
Bilgilerinizi, yasanın istediği durumlar dışında kimseyle paylaşmayız.

## Harita
Ana sayfadaki sokak haritası siz “Haritayı göster” düğmesine basınca tile.openstreetmap.org adresinden yüklenir. O zaman IP adresinizi OpenStreetMap Foundation görür. Düğmeye basmazsanız hiçbir şey gönderilmez.`,
  cookies: `${SAMPLE}

## Hangi çerezler var?
| Çerez | Ne için | Ne kadar |
|---|---|---|
| currency | Seçtiğiniz para birimini hatırlamak | 1 yıl |
| currency-posted | Para birimini betikler çalışmadan seçtiğinizi hatırlamak | 1 yıl |

Reklam ve izleme çerezi kullanılmaz.`,
};

const SOURCE = 'Örnek yorum';

const REVIEWS = [
  {
    name: 'Ayşe K.',
    text: 'Uçağımız iki saat gecikti, yine de kapıda bizi bekliyorlardı. Araç tertemizdi, teslim beş dakika sürdü.',
    stars: 5,
  },
  {
    name: 'Thomas B.',
    text: 'Fiyat sitede ne yazıyorsa o çıktı, sonradan hiçbir ek ücret istenmedi. Kaş yolunda küçük SUV çok rahattı.',
    stars: 5,
  },
  {
    name: 'Elif & Murat',
    text: 'Çocuk koltuğu takılı geldi. Dönüşte aracı otelden aldılar; tek isteğimiz bir dahaki sefere bir boy büyük bagaj.',
    stars: 4,
  },
];

/** Fees of places and of the night in euros. Other places have no fee. */
export const demoFees = {
  deliveryFees: {
    'Antalya Belek Otel Teslimi': 15,
    'Antalya Kemer': 20,
    'Antalya Alanya': 45,
  },
  returnFees: { 'Antalya Kemer': 20, 'Antalya Alanya': 45 },
  outOfHours: { from: '22:00', to: '07:00', pickup: 20, return: 20, places: [] },
} satisfies Partial<Settings['rental']>;

const AT_ACCOMMODATION = 'Kaldığınız yerin girişinde; adresi bize yazmanız yeter';
/** Meeting points outside the airport, by place. */
const MEETING_POINTS = {
  'Antalya Belek Otel Teslimi': 'Otelinizin lobisinde, resepsiyonun önünde',
  'Antalya Merkez Ofis': 'Ofisimizde; önünde kısa süreli park yeri vardır',
  'Antalya Otogar': 'Şehirlerarası terminalin ana çıkışında, taksi durağının yanında',
  'Antalya Lara': AT_ACCOMMODATION,
  'Antalya Konyaaltı': AT_ACCOMMODATION,
  'Antalya Kemer': AT_ACCOMMODATION,
  'Antalya Alanya': AT_ACCOMMODATION,
};

/** Kilometres per day as in the demo's terms, and fees of a return in euros. */
const RETURNS = { dailyKilometres: 300, extraKilometre: 0.25, fuelEighth: 12, lateHour: 10 };
/**
 * Cancellation fees in percent of the price, and hours before pickup until which cancelling is
 * free, as in the demo's terms.
 */
export const demoCancellation = { freeHours: 24, percent: 30, noShowPercent: 50 };
/** Office's fee in euros for each toll or fine. */
const ROAD_FEE = 2;

/** Returns the settings of the demo business. Legal texts are rendered as on a save by staff. */
export async function demoSettings(): Promise<Settings> {
  const { renderMarkup } = await import('#app/base/markup/markup.server.ts');
  return {
    ...defaultSettings,
    business: {
      ...defaultSettings.business,
      // Rating and number of reviews from the spec, part 1.
      reviewSummary: { rating: 5, count: 30, url: 'https://example.com/reviews' },
      deliveryHours: 'Havalimanı ve otellerde her gün, 24 saat',
      legalNumbers: {
        companyName: 'Örnek Turizm ve Araç Kiralama Ltd. Şti.',
        licence: 'TÜRSAB A grubu, 0000 (örnek)',
        uetds: '000000 (örnek)',
        tax: 'Muratpaşa, 0000000000 (örnek)',
        mersis: '0000000000000000 (örnek)',
      },
    },
    rental: {
      ...defaultSettings.rental,
      returns: RETURNS,
      cancellation: demoCancellation,
      roadFee: ROAD_FEE,
      ...demoFees,
      terms: demoTerms,
      meetingPoints: MEETING_POINTS,
    },
    faq: defaultSettings.faq.map((row, place) => ({
      ...row,
      translations: eachTranslation(({ faq }) => faq[place] ?? {}),
    })),
    papers: {
      ...defaultSettings.papers,
      meetingPoint: {
        tr: 'Gelen yolcu çıkışının önünde; üzerinde adınız yazan levhayla bekleriz',
        en: 'Outside the arrivals exit; we are waiting with a sign that shows your name',
        de: 'Vor dem Ausgang der Ankunftshalle; wir warten mit einem Schild, auf dem Ihr Name steht',
        ru: 'У выхода из зоны прилёта; мы встретим вас с табличкой, на которой написано ваше имя',
      },
    },
    reviews: REVIEWS.map((review, place) => ({
      ...review,
      source: SOURCE,
      translations: eachTranslation(({ reviews }) => reviews[place] ?? {}),
    })),
    legal: eachLegalPage((page) => {
      const translated = eachTranslation(({ legal }) => legal[page]);
      return {
        text: LEGAL[page],
        html: renderMarkup(LEGAL[page]),
        translated: Object.fromEntries(
          FOREIGN_LANGUAGES.map((each) => [each, renderMarkup(translated[each], each)]),
        ),
      };
    }),
    translations: eachTranslation(({ about, deliveryHours, terms, meetingPoints, legal }) => ({
      ...terms,
      ...{ about, deliveryHours, meetingPoints },
      ...legal,
    })),
  };
}
