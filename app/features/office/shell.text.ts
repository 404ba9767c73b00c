import type { Section } from './sections.rules.ts';

/** Texts of the back office's frame. The entries are verbatim (spec, part 2). */
export const shellText = {
  product: 'Kervan',
  area: 'Yönetim',
  skipToContent: 'İçeriğe geç',
  nav: 'Yönetim menüsü',
  openMenu: 'Menüyü aç',
  closeMenu: 'Menüyü kapat',
  menu: 'Menü',
  sections: {
    dashboard: 'Kontrol Paneli',
    cars: 'Araç Yönetimi',
    bookings: 'Rezervasyonlar',
    blog: 'Blog Yönetimi',
    'transfer-zones': 'Transfer Bölgeleri',
    'exchange-rates': 'Döviz Kurları',
    reports: 'Raporlar',
    settings: 'Ayarlar',
    'audit-log': 'İşlem Geçmişi',
  } satisfies Record<Section, string>,
  site: 'Siteyi görüntüle',
  newWindow: '(yeni pencerede açılır)',
  signedInAs: 'Oturum açan:',
  signOut: 'Çıkış Yap',
  notices: 'Bildirimler',
  closeNotice: 'Bildirimi kapat',
  pageTitle: (page: string) => `${page} – Kervan`,
};

/** In place of a page that could not be shown. */
export const failureText = {
  title: 'Bu sayfa şu anda gösterilemiyor',
  unreachable: 'Sunucuya ulaşılamadı. Bağlantınızı denetleyip yeniden deneyin.',
  missing: 'Aradığınız kayıt yok ya da silinmiş.',
  fault: 'Beklenmeyen bir hata oldu. Yeniden deneyin; sürerse bize bildirin.',
  retry: 'Yeniden dene',
  home: 'Kontrol Paneli’ne dön',
};

/** In place of a section that does not exist. */
export const comingSoonText = {
  badge: 'Yakında',
  title: 'Böyle bir bölüm henüz yok',
  text: 'Aradığınız bölüm hazırlanıyor olabilir ya da adresi yanlış yazılmış.',
  back: 'Kontrol Paneli’ne dön',
};
