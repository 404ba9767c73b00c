/** Every text of the shell. What the spec quotes is verbatim, English included. */

/** What `assets/social-card.png` shows. */
export const SOCIAL_CARD_ALT =
  'Antalya Körfezi kıyısındaki yolda kırmızı bir SUV, arkada dağların üstünde batan güneş';

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
};

export const shareText = {
  title: 'Paylaş',
  on: (network: string) => `${network} ile paylaş`,
};

/** The hand-off of a request to WhatsApp. Verbatim from the spec, parts 4 and 8, but for the link. */
export const chatText = {
  sending: 'WhatsApp Açılıyor...',
  /** Before the last line of a message, which looks like noise to who sends it. */
  code: 'Ofis kodu, silmeyin:',
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
  legal: 'Yasal',
  reviews: (rating: number, count: number) => `${rating}/5 · ${count}+ değerlendirme`,
  copyright: (year: string, business: string) => `© ${year} ${business}`,
};

export const legalText = {
  home: 'Ana Sayfa',
  breadcrumbs: 'Sayfa yolu',
  description: (title: string, business: string) =>
    `${business}: ${title}. Araç kiralama ve transfer için geçerli metin.`,
};

const ZONES_FAILED = 'Transfer bölgeleri yüklenemedi';
/**
 * What is said when a page cannot be had, by its path in `app/routes.ts`. Verbatim from the spec,
 * part 8. Here, since it is said before the page's own scripts have come, too.
 */
export const LOAD_FAILED = {
  '': 'Failed to load cars. Please try again later.',
  cars: 'Araçlar yüklenemedi. Lütfen daha sonra tekrar deneyin.',
  'cars/:id': 'Failed to load car details. Please try again later.',
  news: 'Failed to load blog posts',
  'news/:slug': 'Blog yazısı yüklenemedi. Lütfen daha sonra tekrar deneyin.',
  transfer: ZONES_FAILED,
  'transfer-service': ZONES_FAILED,
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
