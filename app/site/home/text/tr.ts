const viewer = {
  label: '360° görüntü: sürükleyin ya da ok tuşlarıyla dönün, + ve − ile yakınlaştırın',
  hint: 'Sürükleyin ya da ok tuşlarını kullanın',
  close: 'Kapat',
  left: 'Sola dön',
  right: 'Sağa dön',
  up: 'Yukarı bak',
  down: 'Aşağı bak',
  zoomIn: 'Yakınlaştır',
  zoomOut: 'Uzaklaştır',
};

const samplePosts = {
  airport: {
    title: 'Antalya Havalimanı’nda araç teslimi nasıl olur?',
    excerpt:
      'İnişten anahtara kadar adım adım: nerede buluşulur, hangi belgeler gerekir, araç nasıl birlikte kontrol edilir.',
  },
  tolls: {
    title: 'HGS, köprü ve otoyollar: kiralık araçta geçiş ücretleri',
    excerpt:
      'Geçişler nasıl okunur, kim öder, depozitodan ne zaman düşer? Yola çıkmadan bilinmesi gerekenler.',
  },
  coast: {
    title: 'Kaş’a sahil yolundan: durmaya değer beş yer',
    excerpt:
      'D400 üzerinde acele etmeden bir gün: koylar, manzara molaları ve virajlar için küçük bir plan.',
  },
};

/**
 * Returns the texts of a carousel for screen readers. The arguments are the names of the carousel
 * and its two buttons.
 */
const carouselText = (carousel: string, previous: string, next: string) => ({
  carousel,
  previous,
  next,
  role: 'karusel',
  slideRole: 'slayt',
  slide: (position: number, count: number) => `${position} / ${count}`,
  page: (page: number) => `${page}. sayfaya geç`,
  pause: 'Otomatik geçişi durdur',
  play: 'Otomatik geçişi başlat',
});

const decimal = (rating: number) => String(rating).replace('.', ',');

/** Texts that the spec quotes are verbatim, even in English. */
export const tr = {
  title: 'Antalya Araç Kiralama ve Havalimanı Transferi',
  description:
    'Antalya Havalimanı’nda teslim, baştan belli fiyat, muafiyetli kasko. Aracınızı seçin, tarihinizi girin, WhatsApp’tan ayırtın.',
  hero: {
    eyebrow: 'Antalya’da araç kiralama ve transfer',
    promise: 'Havalimanından sahile, yol sizin.',
    lead: 'Uçağınız indiğinde aracınız hazır. Fiyatı baştan görür, WhatsApp’tan ayırtırsınız.',
    rent: 'Araç Kiralama',
    transfer: 'Transfer Hizmeti',
  },
  answers: {
    title: (range: string, days: string) => `${range} için toplam fiyatlar,\u00a0${days}`,
  },
  steps: {
    title: 'Dört adımda kiralama',
    items: [
      'Aracınızı seçin',
      'Yer ve tarihi belirleyin',
      'Rezervasyon yapın',
      'Arkanıza yaslanın',
    ],
  },
  band: {
    label: 'Öne çıkanlar',
    pause: 'Akan yazıyı durdur',
    items: [
      'Havalimanında teslim',
      'Transferde KDV dahil',
      'Muafiyetli kasko',
      'Çocuk koltuğu',
      'Euro, dolar, lira',
      'Otele teslim',
      'WhatsApp’tan rezervasyon',
    ],
  },
  features: {
    title: 'İnişten dönüşe kadar her şey net',
    places: 'Teslim noktaları',
    items: {
      price: {
        title: 'Baştan belli fiyat',
        text: 'Talebi göndermeden önce toplamı satır satır görürsünüz.',
      },
      insurance: {
        title: 'Kasko ve trafik sigortası',
        text: 'Muafiyetli kasko ve hırsızlık teminatı her kiralamada.',
      },
      chat: {
        title: 'Bir çalışanımız onaylar',
        text: 'Talep WhatsApp’ta açılır; sitede kart istenmez.',
      },
      payment: {
        title: 'Dilediğiniz gibi ödeyin',
        text: 'Kredi kartı, banka havalesi ya da haber vererek nakit.',
      },
      family: {
        title: 'Aileye uygun ek hizmetler',
        text: 'Çocuk koltuğu, ek sürücü ve genç sürücü paketi.',
      },
    },
  },
  cars: {
    title: 'Araçlarımız',
    lead: 'Şehir içi için küçük, Kaş yolu için rahat, kalabalık aile için geniş.',
    all: 'Tüm araçlar',
    details: 'Detaylar',
    loading: 'Araçlar yükleniyor',
    // Verbatim from the spec, part 8.
    noticesLang: 'en',
    failed: 'Failed to load cars. Please try again later.',
    retry: 'Try Again',
    emptyTitle: 'No Cars Available',
    emptyText: 'There are currently no cars available. Please check back later.',
    refresh: 'Refresh',
    carousel: carouselText('Araç vitrini', 'Önceki araçlar', 'Sonraki araçlar'),
  },
  news: {
    title: 'Yola çıkmadan önce',
    lead: 'Rotalar, kurallar, püf noktaları: yazıp paylaştıklarımızın en yenileri.',
    all: 'Tüm yazılar',
    readMore: 'Devamını Oku',
    loading: 'Yazılar yükleniyor',
    failed: 'Güncel yazılar şu anda yüklenemedi.',
    retry: 'Tekrar dene',
    emptyTitle: 'Henüz yazı yok',
    emptyText: 'İlk yazımız yolda. Biraz sonra yeniden bakın.',
    refresh: 'Yenile',
    carousel: carouselText('Son yazılar', 'Önceki yazılar', 'Sonraki yazılar'),
  },
  panorama: {
    title: 'Körfeze bir de buradan bakın',
    lead: 'Sahil yolunda bir mola: seyir terasında durun ve dört bir yana bakın.',
    /** For the office's own picture, whose subject is unknown. */
    ownTitle: 'Çevrenize bir de buradan bakın',
    ownLead: 'Görüntüyü açın ve her yöne bakın.',
    still:
      'Sahil yolunda taş bir seyir terası: solda çam ve deniz, önde koylar ve dağlar, sağda park etmiş kırmızı bir SUV.',
    open: '360° gezin',
    loading: 'Görüntü yükleniyor',
    leave: 'Vazgeç',
    failed: '360° görüntü açılamadı. Tekrar deneyebilirsiniz.',
    unable: '360° görüntü bu cihazda açılamıyor.',
  },
  map: {
    quotes: 'Misafirlerimizin yorumları',
    more: (count: number) => `Tüm yorumlar (${count})`,
    less: 'Daha az göster',
    title: 'Bizi burada bulursunuz',
    address: 'Adres',
    hours: 'Çalışma saatleri',
    phone: 'Telefon',
    directions: 'Yol tarifi al',
    show: 'Haritayı göster',
    hide: 'Haritayı gizle',
    failed: 'Harita yüklenemedi.',
    retry: 'Tekrar dene',
    showNote: (host: string) =>
      `Sokak haritası ${host} adresinden yüklenir; o sunucu IP adresinizi görür.`,
    drawn: (business: string) =>
      `Antalya Körfezi’nin haritası; ${business} ofisi bir iğneyle işaretli.`,
    names: { airport: 'Havalimanı (AYT)', gulf: 'Antalya Körfezi', mountains: 'BEYDAĞLARI' },
    reviews: 'Müşterilerimizin puanı',
    rating: (rating: number) => `${decimal(rating)}/5`,
    count: (count: number) => `${count}+ değerlendirme`,
    stars: (rating: number) => `5 üzerinden ${decimal(rating)} yıldız`,
    // The soft hyphens are for large text.
    read: 'Değer\u00adlendirme\u00adleri oku',
  },
  faq: {
    title: 'Sık sorulan sorular',
    lead: 'Ödeme, depozito, sigorta. Yanıtını bulamadığınız soruyu yazın; ekibimizden biri yanıtlasın.',
    ask: 'WhatsApp’tan sorun',
    greeting: 'Merhaba, bir sorum var.',
  },
  viewer,
  samplePosts,
};

declare module '#app/lib/words/catalogue.ts' {
  interface SiteTexts {
    home: typeof tr;
  }
}
