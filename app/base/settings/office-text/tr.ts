import { tr as backups } from '#app/base/backups/text/tr.ts';
import { PLACEHOLDERS } from '#app/base/messages/message-template.rules.ts';
import { type EditingText, turkishEditingText } from '#app/editing/editing.text.ts';
import { staffInstant } from '#app/lib/dates/staff-dates.ts';
import { labelsInEach, translationLabels } from '#app/lib/words/translation-labels.ts';
import type { ExtraName } from '../extras.rules.ts';
import type { Weekday } from '../places/opening-hours.rules.ts';
import { tr as settingsSite, tr as site } from '../text/tr.ts';

const legal = settingsSite.legal;

const EXTRA_LABELS: Record<ExtraName, string> = {
  cocukKoltugu: 'Çocuk koltuğu',
  ekSurucu: 'Ek sürücü',
  gencSurucu: 'Genç sürücü paketi',
};

const LANGUAGES = { tr: 'Türkçe', en: 'İngilizce', de: 'Almanca', ru: 'Rusça' };

const ALT = 'Alternatif metin';

const daily = (name: ExtraName) => `${EXTRA_LABELS[name]}, günlük ücret (€)`;

const count = (name: ExtraName) => `${EXTRA_LABELS[name]}, en fazla adet`;

const MARKDOWN = 'Markdown: # başlık, - madde, **kalın**, [bağlantı](https://…)';

const names = PLACEHOLDERS.map((name) => `{${name}}`).join(' ');

const common = turkishEditingText('ayar', 'Ayarlar');

/** Texts of the common editor. The settings exist only once, so plurals have no use. */
const editing: EditingText = {
  ...common,
  states: { ...common.states, uploading: 'Görsel yükleniyor…' },
  load: {
    ...common.load,
    missingTitle: 'Ayarlar bulunamadı',
    back: 'Kontrol Paneli’ne dön',
  },
  leave: { ...common.leave, text: 'Ayarlarda yaptığınız değişiklikler kaydedilmedi.' },
  draft: { ...common.draft, stale: 'Ayarlar o zamandan beri değişti; ikisini de göreceksiniz.' },
  conflict: {
    ...common.conflict,
    title: 'Ayarlar bu arada değişti',
    text: (savedAt) =>
      `Siz açtıktan sonra, ${staffInstant(savedAt)} tarihinde başka biri kaydetti. Hangisinin kalacağını seçin; yazdıklarınız kaybolmaz.`,
  },
};

/** Texts that visitors read too are read through getters, because a browser loads them separately. */
export const tr = {
  labels: {
    'business.name': 'İşletme adı',
    'business.phone': 'Telefon',
    'business.whatsappNumber': 'WhatsApp numarası',
    'business.email': 'E-posta',
    'business.vatPercent': 'Fiyatlara dahil KDV (%)',
    'business.about': 'Tanıtım yazısı',
    'business.languages': 'Yanıt verdiğiniz diller',
    'business.openingHours': 'Çalışma saatleri',
    'business.address.street': 'Cadde ve numara',
    'business.address.district': 'İlçe',
    'business.address.city': 'İl',
    'business.address.postalCode': 'Posta kodu',
    'business.address.country': 'Ülke kodu',
    'business.mapPosition': 'Haritadaki yer',
    'business.links.instagram': 'Instagram',
    'business.links.facebook': 'Facebook',
    'business.links.x': 'X',
    'business.links.youtube': 'YouTube',
    'business.reviewSummary.rating': 'Ortalama puan',
    'business.reviewSummary.count': 'Değerlendirme sayısı',
    'business.reviewSummary.url': 'Değerlendirmelerin bağlantısı',
    panorama: '360° görüntü',
    'rental.places': 'Teslim noktaları',
    'rental.placeKinds': 'Teslim noktalarının türü',
    'rental.meetingPoints': 'Teslim noktalarındaki buluşma yerleri',
    'rental.deliveryFees': 'Teslim ücreti',
    'rental.returnFees': 'Tek yön (bırakma) ücreti',
    'rental.extras.cocukKoltugu.daily': daily('cocukKoltugu'),
    'rental.extras.cocukKoltugu.maxCount': count('cocukKoltugu'),
    'rental.extras.ekSurucu.daily': daily('ekSurucu'),
    'rental.extras.ekSurucu.maxCount': count('ekSurucu'),
    'rental.extras.gencSurucu.daily': daily('gencSurucu'),
    'rental.extras.gencSurucu.maxCount': count('gencSurucu'),
    'rental.outOfHours.from': 'Mesai dışı başlangıcı',
    'rental.outOfHours.to': 'Mesai dışı bitişi',
    'rental.outOfHours.pickup': 'Mesai dışı teslim ücreti (€)',
    'rental.outOfHours.return': 'Mesai dışı iade ücreti (€)',
    'rental.outOfHours.places': 'Mesai dışı ücretinin alındığı noktalar',
    'rental.bufferMinutes': 'İki kiralama arası (dakika)',
    'rental.holdHours': 'Opsiyon süresi (saat)',
    'rental.holdPercent': 'Onaysız talepler için ayrılan en yüksek oran (%)',
    'notices.emails': 'Yeni taleplerin bildirileceği e-posta adresleri',
    'notices.morningMail': 'Sabah listesi',
    'rental.returns.dailyKilometres': 'Fiyata dahil günlük kilometre',
    'rental.returns.extraKilometre': 'Kilometre aşımı, km başına (€)',
    'rental.returns.fuelEighth': 'Eksik yakıt, 1/8 depo başına (€)',
    'rental.returns.lateHour': 'Geç iade, saat başına (€)',
    'rental.cancellation.freeHours': 'Ücretsiz iptal: alıştan kaç saat önce',
    'rental.cancellation.percent': 'Geç iptal ücreti (%)',
    'rental.cancellation.noShowPercent': 'Gelmeme ücreti (%)',
    'rental.roadFee': 'HGS ve ceza hizmet bedeli, kayıt başına (€)',
    'customers.keepYears': 'Son rezervasyondan sonra saklama süresi (yıl)',
    'customers.documentMonths': 'Kiralamadan sonra belgeleri saklama süresi (ay)',
    'rental.terms.included': 'Fiyata dahil olanlar',
    'rental.terms.insurance': 'Sigorta',
    'rental.terms.deposit': 'Depozito',
    'rental.terms.kilometres': 'Kilometre sınırı',
    'rental.terms.age': 'Yaş ve ehliyet süresi',
    'rental.terms.fuel': 'Yakıt kuralı',
    'rental.terms.cancellation': 'İptal koşulu',
    'rental.wholeMonths': 'Uzun kiralamada aylık fiyat',
    faq: 'Sık sorulan sorular',
    ...labelsInEach('papers.contractTerms', 'Sözleşme koşulları', LANGUAGES),
    ...labelsInEach('papers.bring', 'Yanında bulunması gerekenler', LANGUAGES),
    ...labelsInEach('papers.meetingPoint', 'Buluşma noktası', LANGUAGES),
    ...labelsInEach('papers.messages.request', 'Talep mesajı', LANGUAGES),
    ...labelsInEach('papers.messages.confirmation', 'Onay mesajı', LANGUAGES),
    ...labelsInEach('papers.messages.reminder', 'Hatırlatma mesajı', LANGUAGES),
    ...labelsInEach('papers.messages.return', 'İade mesajı', LANGUAGES),
    ...labelsInEach('papers.messages.road', 'HGS ve ceza mesajı', LANGUAGES),
    'papers.kabis': 'KABİS bildirimi yapılır',
    'papers.uetds': 'U-ETDS bildirimi yapılır',
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
    ...translationLabels({
      about: 'Tanıtım yazısı',
      deliveryHours: 'Teslim saatleri',
      included: 'Fiyata dahil olanlar',
      insurance: 'Sigorta',
      deposit: 'Depozito',
      kilometres: 'Kilometre sınırı',
      age: 'Yaş ve ehliyet süresi',
      fuel: 'Yakıt kuralı',
      cancellation: 'İptal koşulu',
      places: 'Teslim noktaları',
      meetingPoints: 'Teslim noktalarındaki buluşma yerleri',
      ...legal.titles,
    }),
  },
  parts: {
    lat: 'Enlem',
    lng: 'Boylam',
    place: 'Teslim noktası',
    included: 'Fiyata dahil olan',
    question: 'Soru',
    answer: 'Yanıt',
    alt: ALT,
    /** Label of a reviewer's name. */
    name: 'Adı',
    text: 'Yorum',
    stars: 'Yıldız',
    source: 'Kaynak',
  },
  input: {
    invalid: 'Bazı alanlar geçerli değil',
    stale: 'Siz açtıktan sonra ayarları başka biri değiştirdi',
    version: 'Sürüm bilgisi gereklidir',
    required: (name: string) => `${name} gereklidir`,
    tooLong: (name: string, most: number) => `${name} en fazla ${most} karakter olabilir`,
    becomesTooLong: (name: string) => `${name} gösterilemeyecek kadar uzun; metni kısaltın`,
    between: (name: string, least: number, most: number) =>
      `${name} ${least} ile ${most} arasında olmalıdır`,
    whole: (name: string, least: number, most: number) =>
      `${name} ${least} ile ${most} arasında bir tam sayı olmalıdır`,
    unknownPlaceholder: (unknown: string, known: string) =>
      `Bilinmeyen alan: ${unknown}. Kullanılabilenler: ${known}`,
    tooMany: (names: string, most: number) => `En fazla ${most} ${names} olabilir`,
    rows: {
      hours: 'saat satırı',
      included: 'satır',
      places: 'teslim noktası',
      questions: 'soru',
      reviews: 'yorum',
      addresses: 'adres',
    },
    onePhone: 'Tek bir telefon numarası yazın; en fazla 15 rakam olabilir',
    phone: 'Telefon numarası geçerli değil; örnek: +90 242 000 00 00',
    whatsapp: 'WhatsApp numarasını ülke koduyla yazın; örnek: +90 532 000 00 00',
    email: 'E-posta adresi geçerli değil; örnek: info@ornek.com',
    link: 'Bağlantı geçerli değil; örnek: https://instagram.com/isletmeniz',
    country: 'Ülke, iki harfli kodla yazılır; örnek: TR',
    rating: 'Puan 0 ile 5 arasında, en fazla bir ondalıklı olmalıdır',
    price: 'Günlük ücret en fazla iki ondalıklı, sıfır ya da daha büyük bir tutar olmalıdır',
    clock: 'Saat SS:DD biçiminde olmalıdır; örnek: 08:30',
    noDay: 'En az bir gün seçin',
    noLanguage: 'Türkçe, İngilizce, Almanca ve Rusçadan en az birini seçin',
    closesAsItOpens:
      'Kapanış saati açılış saatinden farklı olmalıdır; 24 saat açıksa 00:00 – 24:00 yazın',
    overlap: (day: Weekday, opens: string, closes: string) =>
      `${site.weekdays[day]} günü ${opens} – ${closes} satırıyla çakışıyor`,
    duplicatePlace: 'Bu nokta listede zaten var',
    reservedPlace: 'Bu ad kullanılamaz; başka bir ad yazın',
    duplicateQuestion: 'Bu soru listede zaten var',
    sameHours: 'Bitiş saati başlangıç saatinden farklı olmalıdır',
    noOutOfHoursPlace:
      'Seçili noktalar artık listede yok; ücretin alınacağı noktaları ya da bütün noktaları seçin',
    noPlace: 'En az bir teslim noktası gereklidir',
    panorama: {
      unknown: 'Bu görsel bulunamadı. Lütfen tekrar yükleyin.',
      shape: (width: number, height: number) =>
        `Panorama 2:1 oranında (genişliği yüksekliğinin iki katı) olmalıdır; bu görsel ${width} × ${height}`,
      tooSmall: (least: number, width: number) =>
        `Panorama en az ${least} piksel genişliğinde olmalıdır; bu görsel ${width} piksel`,
      unreadable: 'Görsel dosyası okunamadı. Lütfen tekrar yükleyin.',
    },
  },
  form: {
    editing,
    sections: {
      business: {
        title: 'İşletme',
        text: 'Sitenin üstünde, altında ve iletişim düğmelerinde görünür.',
      },
      hours: {
        title: 'Çalışma saatleri',
        text: 'Listede olmayan günler kapalı gösterilir. Öğle arası için aynı güne iki satır ekleyin.',
      },
      address: { title: 'Adres' },
      map: { title: 'Haritadaki yer', text: 'Yol tarifi ve sitedeki harita bu noktayı gösterir.' },
      links: { title: 'Sosyal medya', text: 'Boş bırakılanlar sitede görünmez.' },
      reviews: {
        title: 'Değerlendirmeler',
        text: 'Sitenin altında ve haritanın yanında görünen özet; ana sayfada en fazla altı yorum.',
      },
      panorama: {
        title: '360° görüntü',
        text: 'Ana sayfadaki 360° görüntü. Kendi görselinizi yüklemezseniz Kervan’ın çizimi gösterilir.',
      },
      places: {
        title: 'Teslim noktaları',
        text: 'Araçların alınıp bırakılabileceği yerler, formlardaki sırayla.',
      },
      extras: {
        title: 'Ek hizmetler',
        text: 'Günlük ücretler euro olarak yazılır. En fazla adedi sıfır olan ek hizmet sunulmaz.',
      },
      cancellation: {
        title: 'İptal ve gelmeme',
        text: 'Onaylı bir rezervasyon iptal edilirken anlaşılan tutardan hesaplanıp önerilir; kararı siz verirsiniz. Boş bırakılan önerilmez.',
      },
      months: { title: 'Uzun kiralama' },
      terms: {
        title: 'Kiralama koşulları',
        text: 'Araç sayfalarında görünür; boş bırakılanlar görünmez. Bir araçta farklıysa o aracın sayfasına yazın.',
      },
      returns: {
        title: 'İade ücretleri',
        text: 'İadede fark çıkarsa bu tutarlar önerilir; boş bırakılanlar önerilmez.',
      },
      outOfHours: {
        title: 'Mesai dışı',
        text: 'Gece gibi saatlerdeki teslim ve iade için fiyata eklenir; boş bırakılan ücretsizdir.',
      },
      buffer: {
        title: 'Hazırlık süresi',
        text: 'Dönüşten sonra aracın yeniden verilebilmesi için geçen süre.',
      },
      requests: {
        title: 'Ziyaretçi talepleri',
        text: 'Ziyaretçilerin API ile gönderdiği, onayınızı bekleyen rezervasyon talepleri.',
      },
      customers: {
        title: 'Müşteri kayıtları',
        text: 'Süresi dolan müşterilerin adı, telefonu, e-postası ve notları gece anonimleştirilir; rezervasyon, tutar ve tarihler raporlar için kalır. KVKK, artık gerekmeyen verilerin silinmesini ya da anonimleştirilmesini ister; belgelerin saklanma süresi Vergi Usul Kanunu’na göre beş, Türk Ticaret Kanunu’na göre on yıldır. Size hangi sürenin uyduğunu danışmanınıza sorun.',
      },
      meeting: { title: 'Buluşma noktası' },
      uetds: { title: 'U-ETDS', text: 'Transferlerin bakanlığa bildirimi.' },
      lettingRules: {
        title: 'Kiralama kuralları',
        text: 'En az ve en çok gün, kapalı günler ve teslim yapılmayan günler kendi sayfasındadır.',
        action: 'Kuralları aç',
      },
      zones: {
        title: 'Transfer bölgeleri ve fiyatları',
        text: 'Bölgeler, araç türleri ve fiyatlar kendi sayfasındadır.',
        action: 'Bölgeleri aç',
      },
      contract: {
        title: 'Kiralama sözleşmesi',
        text: 'Belgelerdeki ad ve adres İşletme sayfasından, numaralar bu sayfadan alınır.',
      },
      kabis: { title: 'KABİS', text: 'Kiralamaların emniyete bildirimi.' },
      notices: { title: 'E-posta bildirimleri', text: 'Yeni taleplerin kime bildirileceği.' },
      messages: {
        title: 'Mesajlar',
        text: 'Rezervasyondan WhatsApp ile gönderilen hazır mesajlar.',
        note: `Süslü ayraç içindekiler rezervasyondan alınır: ${names}. Rezervasyonda karşılığı yoksa o satır mesajdan çıkarılır; örneğin plaka henüz seçilmemişse. {iade} ve {iadeYeri} yalnızca kiralamada, {varış}, {uçuş} ve {şoför} yalnızca transferde dolar.`,
      },
      admins: {
        title: 'Kullanıcılar',
        text: 'Yönetim paneline kimlerin girebildiği ve yetkileri.',
        action: 'Kullanıcıları aç',
      },
      calendar: {
        title: 'Takvim ve bildirimler',
        text: 'Rezervasyonlar için takvim aboneliği ve deneme e-postası.',
        action: 'Takvimi ve bildirimleri aç',
      },
      get backups() {
        const { title, lead } = backups.screen;
        return { title, text: lead.nightly };
      },
      faq: { title: 'Sık sorulan sorular', text: 'Ana sayfada ve arama sonuçlarında, bu sırayla.' },
      numbers: {
        title: 'Resmî bilgiler',
        text: 'Sitenin altında görünür; boş bırakılanlar görünmez.',
      },
      legal: {
        title: 'Yasal metinler',
        text: 'Her metnin kendi sayfası olur ve sitenin altından açılır; boş bırakılanın sayfası olmaz.',
      },
    },
    /** Names of the pages. `pageTitle` is the window's title. */
    pages: {
      business: 'İşletme',
      site: 'Site',
      rental: 'Kiralama',
      fees: 'Ücretler',
      transfer: 'Transfer',
      legal: 'Yasal',
      system: 'Sistem',
    },
    pageTitle: (page: string) => `${page} – Ayarlar – Kervan`,
    pagesLabel: 'Ayarların sayfaları',
    search: {
      label: 'Ayarlarda ara',
      results: 'Bulunan ayarlar',
      found: (count: number) => `${count} ayar bulundu`,
      none: 'Bu adla bir ayar yok.',
    },
    hasErrors: 'hatalı alan var',
    title: 'Ayarlar',
    viewSite: 'Siteyi görüntüle',
    get newWindow() {
      return site.newWindow;
    },
    loadFailed: 'Ayarlar yüklenemedi. Lütfen tekrar deneyin.',
    save: 'Kaydet',
    saved: 'Ayarlar kaydedildi',
    saveFailed: 'Ayarlar kaydedilemedi. Lütfen tekrar deneyin.',
    errorsTitle: 'Lütfen şu alanları düzeltin:',
    chatLink: 'Talepler buraya gelir:',
    /** Hints by field path. The search reads them too. */
    hints: {
      'rental.cancellation.freeHours':
        'Müşterilerin okuduğu iptal koşulu Kiralama sayfasındadır; ikisi aynı olsun.',
      'business.phone': 'Ziyaretçilerin arayacağı numara',
      'business.whatsappNumber': 'Ülke koduyla; rezervasyon talepleri buraya gelir',
      'business.vatPercent': 'Muhasebe dosyasında kullanılır',
      'business.about': 'Haber sayfalarında, yazının yanında görünür',
      'business.languages':
        'Ziyaretçiler sitenin altında ve WhatsApp düğmesinde kendi dillerinde görür',
      'business.address.country': 'İki harf; Türkiye için TR',
      'business.reviewSummary.rating': '0 ile 5 arasında',
      'rental.terms.included': 'Her satıra bir tane; örnek: Sınırsız kilometre',
      'rental.wholeMonths':
        'Her tam 30 gün aylık fiyattan hesaplanır. Kapalıyken toplam yalnızca haftalık ve günlük fiyattan çıkar.',
      'notices.emails':
        'Her satıra bir adres. Sunucuda e-posta ayarlıysa (SMTP_URL) her yeni talep bu adreslere bildirilir.',
      'notices.morningMail':
        'Her sabah 07:00’de günün teslim, iade ve transferleri bu adreslere gönderilir; iş olmayan günlerde gönderilmez.',
      'customers.keepYears': '1 ile 30 arasında; boş bırakılırsa süresiz saklanır',
      'customers.documentMonths':
        '1 ile 120 arasında; süre dolunca teslim kayıtlarındaki belge numaraları, fotoğraflar ve imzalar silinir',
      'rental.bufferMinutes':
        '0 ile 1440 arasında; bir aracın kendi süresi varsa o geçerlidir. Var olan rezervasyonlar çakışmış görünmez',
      'rental.holdHours': 'Talep bu sürede onaylanmazsa araç serbest kalır; 1 ile 168 arasında',
      'rental.holdPercent':
        'Onay bekleyen talepler bir günde filonun en fazla bu kadarını ayırabilir. Fazlası da size ulaşır ama araç ayrılmaz; 0 ile 100 arasında',
      'business.deliveryHours':
        'Araçların ne zaman teslim edildiği; örnek: Her gün 24 saat, havalimanında uçuşunuza göre',
      'business.legalNumbers.licence': 'Örneğin: TÜRSAB A grubu, 1234',
      'business.legalNumbers.tax': 'Örneğin: Muratpaşa, 1234567890',
      'legal.kvkk': MARKDOWN,
      'legal.terms': MARKDOWN,
      'legal.privacy': MARKDOWN,
      'legal.cookies': MARKDOWN,
      'papers.contractTerms.tr':
        'Her satıra bir madde; yazdırılırken numaralanır. Sözleşmede Türkçe metnin yanında rezervasyonun dilindeki metin yer alır.',
      'papers.bring.tr': 'Her satıra bir tane; onayda ve müşterinin yolculuk sayfasında yazar.',
      'papers.meetingPoint.tr':
        'Müşteriyi nerede karşıladığınız; {buluşma} yerine geçer. Örnek: Dış hatlar gelen yolcu, B kapısı önü',
      'papers.meetingPoint.en': 'Örnek: International arrivals, in front of gate B',
      'papers.meetingPoint.de':
        'Örnek: Ankunft Ausland, vor Tor B. Boş bırakılırsa İngilizcesi, o da yoksa Türkçesi kullanılır.',
      'papers.meetingPoint.ru':
        'Örnek: Зал прилёта международных рейсов, у выхода B. Boş bırakılırsa İngilizcesi, o da yoksa Türkçesi kullanılır.',
      'papers.kabis': 'Emniyete, teslimde ve iadede. Kapalıysa listesi ve hatırlatması görünmez.',
      'papers.uetds': 'Bakanlığa, transfer başlamadan. Kapalıysa listesi ve hatırlatması görünmez.',
    },
    link: 'https://…',
    hours: {
      one: (place: number) => `${place}. satır`,
      days: 'Günler',
      get dayNames() {
        return site.weekdays;
      },
      shortDays: {
        monday: 'Pzt',
        tuesday: 'Sal',
        wednesday: 'Çar',
        thursday: 'Per',
        friday: 'Cum',
        saturday: 'Cmt',
        sunday: 'Paz',
      },
      opens: 'Açılış',
      closes: 'Kapanış',
      remove: (row: string) => `${row}ı sil`,
      add: 'Saat satırı ekle',
      change: 'Saatleri değiştir',
      preview: 'Sitede böyle görünür',
      none: 'Hiç saat yok: sitede tüm hafta kapalı görünür.',
    },
    map: {
      paste: 'Koordinat ya da harita bağlantısı',
      pasteHint: 'Örneğin 36.8841, 30.7056 ya da Google Haritalar’dan kopyalanan bağlantı',
      pasted: 'Konum alındı.',
      notFound:
        'Burada konum bulunamadı. Kısa bağlantıyı tarayıcıda açıp adres çubuğundaki uzun bağlantıyı kopyalayın.',
      pick: 'İşletmenin yeri: haritada tıklayın ya da iğneyi sürükleyin; tam konum için koordinat girin',
      names: { airport: 'Havalimanı (AYT)', gulf: 'Antalya Körfezi', mountains: 'BEYDAĞLARI' },
      choose: 'Haritada seç',
      pickHint: 'Haritada tıklayarak ya da iğneyi sürükleyerek de seçebilirsiniz.',
      outside: 'Bu nokta çizili haritanın dışında; site haritanın yerine ilçe ve ili gösterir.',
      check: 'Bu noktayı haritada aç',
      get live() {
        return site.liveMap;
      },
    },
    panorama: {
      own: 'Kendi görseliniz',
      painted: 'Kervan’ın çizimi kullanılıyor',
      unreadable: 'Bu dosya okunamadı. JPEG ya da PNG olarak kaydedip tekrar deneyin.',
      failedFirst: 'Görsel yüklenemedi. Tekrar deneyin ya da kaldırın, sonra kaydedin.',
      choose: 'Görsel seç',
      replace: 'Değiştir',
      remove: 'Kaldır',
      cancel: 'Yüklemeyi iptal et',
      keepOld: 'Önceki görsel kalsın',
      retry: 'Tekrar dene',
      undo: 'Geri al',
      dismiss: 'Kapat',
      mainRemoved: 'Görsel kaldırıldı.',
      orDropHere: 'ya da buraya bırakın',
      dropHere: 'Yüklemek için bırakın',
      formats: (maxBytes: number) =>
        `2:1 oranında (eşdikdörtgensel), en az 2000 piksel genişliğinde; en iyisi 4096 × 2048. JPEG, PNG, WebP ya da AVIF, en fazla ${maxBytes / 1024 / 1024} MB.`,
      alt: ALT,
      altHint: 'Görselde ne var? Göremeyenler ve arama motorları için.',
      undescribed: 'Alternatif metni olmayan görsel',
      noPreview: 'Önizleme yok',
      waiting: 'Bekliyor…',
      uploading: (percent: number) => `Yükleniyor: %${percent}`,
      processing: 'İşleniyor…',
      progressOf: (name: string) => `${name} yükleniyor`,
      failed: 'Görsel yüklenemedi. Lütfen tekrar deneyin.',
      faults: {
        'not-an-image': (_maxBytes: number) => 'Lütfen bir görsel dosyası seçin',
        'too-large': (maxBytes: number) => `Görsel en fazla ${maxBytes / 1024 / 1024} MB olabilir`,
      },
    },
    rows: {
      up: (name: string) => `${name}: yukarı taşı`,
      down: (name: string) => `${name}: aşağı taşı`,
      remove: (name: string) => `${name}: sil`,
      moved: (name: string, place: number, count: number) =>
        `${name}, ${count} içinde ${place}. sırada`,
      removed: (name: string) => `${name} silindi`,
    },
    places: {
      one: (place: number) => `${place}. nokta`,
      add: 'Nokta ekle',
      known: 'Sitede hazır çevirisi var.',
      kind: 'Tür',
      kinds: {
        other: 'Diğer',
        office: 'Kendi ofisimiz (yol tarifi haritadaki konuma götürür)',
        airport: 'Havalimanı (uçuş numarası sorulur)',
        hotel: 'Otel teslimi (otelin adı sorulur)',
      },
      meetingPoint: 'Buluşma noktası',
      meetingHint:
        'Müşteriyle burada nerede buluştuğunuz; onayda, mesajlarda ve müşterinin yolculuk sayfasında yazar.',
      airportHint: 'Boşsa transfer ayarlarındaki havalimanı buluşma noktası kullanılır.',
      shortKinds: { other: '', office: 'Ofis', airport: 'Havalimanı', hotel: 'Otel' },
      fees: { delivery: 'Teslim ücreti (€)', return: 'Tek yön (bırakma) ücreti (€)' },
      /** Fees in the line of a closed place. */
      shortFees: {
        delivery: (euros: string) => `teslim €${euros}`,
        return: (euros: string) => `tek yön €${euros}`,
      },
      everywhere: 'Bütün noktalar',
    },
    faq: {
      one: (place: number) => `${place}. soru`,
      add: 'Soru ekle',
      none: 'Soru yoksa bölüm sitede görünmez.',
    },
    reviews: {
      source: 'Örneğin: Google, Mayıs 2026; boş bırakılabilir',
      one: (place: number) => `${place}. yorum`,
      add: 'Yorum ekle',
      none: 'Yorum yoksa ana sayfada yalnızca özet görünür.',
    },
    /** Titles of texts whose labels name a language. */
    titles: {
      'papers.contractTerms.tr': 'Sözleşme koşulları',
      'papers.bring.tr': 'Yanında bulunması gerekenler',
      'papers.meetingPoint.tr': 'Buluşma noktası',
      'papers.messages.request.tr': 'Talep mesajı',
      'papers.messages.confirmation.tr': 'Onay mesajı',
      'papers.messages.reminder.tr': 'Hatırlatma mesajı',
      'papers.messages.return.tr': 'İade mesajı',
      'papers.messages.road.tr': 'HGS ve ceza mesajı',
    },
  },
};

declare module '#app/lib/words/catalogue.ts' {
  interface OfficeTexts {
    settings: typeof tr;
  }
}
