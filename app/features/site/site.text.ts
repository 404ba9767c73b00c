/** Every text of the shell and the home page. What the spec quotes is verbatim, English included. */
import type { HoursRow, Weekday } from './opening-hours.rules.ts';

const WEEKDAY_NAMES: Record<Weekday, string> = {
  monday: 'Pazartesi',
  tuesday: 'Salı',
  wednesday: 'Çarşamba',
  thursday: 'Perşembe',
  friday: 'Cuma',
  saturday: 'Cumartesi',
  sunday: 'Pazar',
};

export const shellText = {
  skipToContent: 'İçeriğe geç',
  feed: 'Haberler',
  home: 'ana sayfa',
  mainNav: 'Ana menü',
  openMenu: 'Menüyü aç',
  closeMenu: 'Menüyü kapat',
  menu: 'Menü',
  currency: 'Para birimi',
  /** `twin` is a second address of the same page. */
  nav: [
    { to: '/', label: 'Ana Sayfa' },
    { to: '/cars', label: 'Araçlar' },
    { to: '/transfer', twin: '/transfer-service', label: 'Transfer' },
    { to: '/news', label: 'Haberler' },
  ],
  mobileNav: [
    { to: '/', label: 'Ana Sayfa' },
    { to: '/cars', label: 'Arabalar' },
    { to: '/transfer-service', twin: '/transfer', label: 'Transfer Hizmeti' },
    { to: '/news', label: 'Bloglar' },
  ],
};

export const contactText = {
  title: 'Bize ulaşın',
  greeting: 'Merhaba, araç kiralama hakkında bilgi almak istiyorum.',
  whatsapp: 'WhatsApp',
  phone: 'Telefon',
  call: 'Ara',
  email: 'E-posta',
  instagram: 'Instagram',
  newWindow: '(yeni pencerede açılır)',
};

export const shareText = {
  title: 'Paylaş',
  on: (network: string) => `${network} ile paylaş`,
};

/** The hand-off of a request to WhatsApp. Verbatim from the spec, parts 4 and 8, but for the link. */
export const chatText = {
  sending: 'WhatsApp Açılıyor...',
  opened: 'WhatsApp açılıyor! Rezervasyon talebiniz hazırlandı.',
  failed: 'WhatsApp açılırken bir hata oluştu. Lütfen tekrar deneyin.',
  emptyMessage: 'Mesaj oluşturulamadı',
  openByHand: 'WhatsApp sohbetini buradan açın',
};

export const footerText = {
  promise:
    'Antalya’nın havalimanı, otel ve şehir noktalarında araç teslimi ve havalimanı transferi.',
  contact: 'İletişim',
  quickLinks: 'Hızlı bağlantılar',
  social: 'Sosyal medya',
  hours: 'Çalışma saatleri',
  closed: 'Kapalı',
  days: ({ first, last }: HoursRow) =>
    first === last ? WEEKDAY_NAMES[first] : `${WEEKDAY_NAMES[first]} – ${WEEKDAY_NAMES[last]}`,
  reviews: (rating: number, count: number) => `${rating}/5 · ${count}+ değerlendirme`,
  copyright: (year: string, business: string) => `© ${year} ${business}`,
};

export const errorText = {
  title: 'Yolda bir aksilik oldu',
  text: 'Bu sayfayı şu anda gösteremiyoruz. Biraz sonra yeniden deneyin.',
  retry: 'Yeniden dene',
  home: 'Ana sayfaya dön',
};

/** Verbatim from the spec, part 2. */
export const notFoundText = {
  title: "Something's missing.",
  text: "Looks like this page is missing. Don't worry though, our best team is on the case.",
  back: 'Go Back',
  code: '404',
  reason: 'Not Found',
};

export const homeText = {
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
  dates: {
    legend: 'Tarihe göre araç ara',
    pickup: 'Alış tarihi',
    return: 'Dönüş tarihi',
    submit: 'Boş araçları göster',
  },
  steps: {
    title: 'Dört adımda kiralama',
    items: [
      { title: 'Aracınızı seçin', text: 'Fiyatlar araçların üzerinde' },
      { title: 'Yer ve tarihi belirleyin', text: 'Havalimanı, otel, otogar' },
      { title: 'Rezervasyon yapın', text: 'Talebiniz WhatsApp’ta hazır' },
      { title: 'Arkanıza yaslanın', text: 'Anahtar sizi bekliyor' },
    ],
  },
  band: {
    label: 'Öne çıkanlar',
    pause: 'Akan yazıyı durdur',
    items: [
      'Havalimanında teslim',
      'Gizli ücret yok',
      'Muafiyetli kasko',
      'Çocuk koltuğu',
      'Euro, dolar, lira',
      'Otele teslim',
      'WhatsApp’tan rezervasyon',
    ],
  },
  features: {
    title: 'İnişten dönüşe kadar her şey açık',
    lead: 'Küçük bir Antalya ofisiyiz. Ne ödeyeceğinizi, aracı nerede alacağınızı ve neyin sigortalı olduğunu yola çıkmadan bilirsiniz.',
    places: 'Teslim noktaları',
    placesNote: 'Alış ve dönüş saatini günün her yarım saatine seçebilirsiniz.',
    anyHour: '00:00 – 23:30',
    items: {
      price: {
        title: 'Baştan belli fiyat',
        text: 'Günlük ve haftalık ücret, ek hizmetler ve toplam; hepsi talebi göndermeden önce satır satır karşınızda.',
      },
      insurance: {
        title: 'Kasko ve trafik sigortası',
        text: 'Zorunlu trafik sigortası, muafiyetli kasko ve hırsızlık teminatı her kiralamada vardır.',
      },
      chat: {
        title: 'Onay bir insandan gelir',
        text: 'Talebiniz WhatsApp’ta hazır bir mesaj olarak açılır. Sitede kart bilgisi istenmez.',
      },
      payment: {
        title: 'Dilediğiniz gibi ödeyin',
        text: 'Kredi kartı, banka havalesi ya da önceden haber vererek nakit.',
      },
      family: {
        title: 'Aileye göre ekler',
        text: 'Çocuk koltuğu, ek sürücü ve genç sürücü paketi rezervasyonda seçilir.',
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
    failed: 'Failed to load cars. Please try again later.',
    retry: 'Try Again',
    emptyTitle: 'No Cars Available',
    emptyText: 'There are currently no cars available. Please check back later.',
    refresh: 'Refresh',
    carousel: {
      carousel: 'Araç vitrini',
      role: 'karusel',
      slideRole: 'slayt',
      slide: (position: number, count: number) => `${position} / ${count}`,
      page: (page: number) => `${page}. sayfaya geç`,
      previous: 'Önceki araçlar',
      next: 'Sonraki araçlar',
      pause: 'Otomatik geçişi durdur',
      play: 'Otomatik geçişi başlat',
    },
  },
};
