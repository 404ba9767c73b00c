const legalPage = {
  home: 'Ana Sayfa',
  breadcrumbs: 'Sayfa yolu',
  description: (title: string, business: string) =>
    `${business}: ${title}. Araç kiralama ve transfer için geçerli metin.`,
};

const sentCard = {
  title: 'Gönderdiğiniz talep',
  hours: 'Ofisimizin yanıt saatleri',
  again: 'Sohbeti yeniden aç',
  trip: 'Yolculuğum',
};

/** Texts that the spec quotes are verbatim, even in English. */
export const tr = {
  /** Value of `og:locale`. */
  locale: 'tr_TR',
  /** Alt text of `assets/social-card.png`. */
  socialCard:
    'Antalya Körfezi kıyısındaki yolda kırmızı bir SUV, arkada dağların üstünde batan güneş',
  shell: {
    skipToContent: 'İçeriğe geç',
    feed: 'Haberler',
    home: 'ana sayfa',
    mainNav: 'Ana menü',
    openMenu: 'Menüyü aç',
    closeMenu: 'Menüyü kapat',
    menu: 'Menü',
    currency: 'Para birimi',
    languages: 'Dil',
    /** Name of the second list, at the end of the page. */
    languagesAtEnd: 'Dil, sayfanın sonunda',
    nav: { home: 'Ana Sayfa', cars: 'Araçlar', transfer: 'Transfer', news: 'Haberler' },
    mobileNav: {
      home: 'Ana Sayfa',
      cars: 'Arabalar',
      transfer: 'Transfer Hizmeti',
      news: 'Bloglar',
    },
  },
  contact: {
    title: 'Bize ulaşın',
    greeting: 'Merhaba, araç kiralama hakkında bilgi almak istiyorum.',
    whatsapp: 'WhatsApp',
    phone: 'Telefon',
    call: 'Ara',
    email: 'E-posta',
    instagram: 'Instagram',
  },
  share: {
    title: 'Paylaş',
    email: 'E-posta',
    on: (network: string) => `${network} ile paylaş`,
  },
  /** Hand-off of a request to WhatsApp. Verbatim from the spec, parts 4 and 8, except the link. */
  chat: {
    sending: 'WhatsApp Açılıyor...',
    /** Label of a message's last line, a code that makes no sense to the sender. */
    code: 'Ofis kodu, silmeyin:',
    opened: 'WhatsApp açılıyor! Rezervasyon talebiniz hazırlandı.',
    failed: 'WhatsApp açılırken bir hata oluştu. Lütfen tekrar deneyin.',
    offline:
      'İnternet bağlantınız yok. WhatsApp açılmadıysa bağlantı gelince buradan açın; yazdıklarınız duruyor.',
    emptyMessage: 'Mesaj oluşturulamadı',
    openByHand: 'WhatsApp sohbetini buradan açın',
  },
  footer: {
    promise:
      'Antalya’nın havalimanı, otel ve şehir noktalarında araç teslimi ve havalimanı transferi.',
    contact: 'İletişim',
    quickLinks: 'Hızlı bağlantılar',
    social: 'Sosyal medya',
    hours: 'Çalışma saatleri',
    legal: 'Yasal',
    reviews: (rating: number, count: number) =>
      `${String(rating).replace('.', ',')}/5 · ${count}+ değerlendirme`,
    copyright: (year: string, business: string) => `© ${year} ${business}`,
  },
  error: {
    title: 'Yolda bir aksilik oldu',
    text: 'Bu sayfayı şu anda gösteremiyoruz. Biraz sonra tekrar deneyin.',
    retry: 'Tekrar dene',
    home: 'Ana sayfaya dön',
  },
  /** Verbatim from the spec, part 2. */
  notFound: {
    lang: 'en',
    title: "Something's missing.",
    text: "Looks like this page is missing. Don't worry though, our best team is on the case.",
    back: 'Go Back',
    code: '404',
    reason: 'Not Found',
  },
  legalPage,
  sentCard,
};

declare module '#app/lib/words/catalogue.ts' {
  interface SiteTexts {
    shell: typeof tr;
  }
}
