import type { Role } from '#app/base/auth/auth.schema.ts';
import type { Section } from '../sections.rules.ts';

export const tr = {
  /** Names of sections that the spec has are verbatim (spec, part 2). */
  shell: {
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
      customers: 'Müşteriler',
      cash: 'Kasa',
      filings: 'Resmî Bildirimler',
      'road-charges': 'HGS ve Cezalar',
      blog: 'Blog Yönetimi',
      'transfer-zones': 'Transfer Bölgeleri',
      'exchange-rates': 'Döviz Kurları',
      reports: 'Raporlar',
      settings: 'Ayarlar',
      'audit-log': 'İşlem Geçmişi',
    } satisfies Record<Section, string>,
    foot: 'Kısayollar',
    footNames: { today: 'Bugün', requests: 'Talepler', board: 'Takvim' },
    search: 'Ara',
    fold: 'Menüyü daralt',
    unfold: 'Menüyü genişlet',
    site: 'Siteyi görüntüle',
    newWindow: '(yeni pencerede açılır)',
    signedInAs: 'Oturum açan:',
    /** Number of waiting booking requests, in the menu and for screen readers. */
    waiting: (count: number) => `${count} talep yanıt bekliyor`,
    sound: 'Yeni talep sesi',
    soundState: { on: 'açık', off: 'kapalı' },
    account: 'Hesap menüsü',
    ownAccount: 'Hesabım',
    roles: { owner: 'İşletme sahibi', staff: 'Çalışan' } satisfies Record<Role, string>,
    signOut: 'Çıkış Yap',
    notices: 'Bildirimler',
    closeNotice: 'Bildirimi kapat',
    /** Message after a click on a link without a connection. */
    offline: 'Bağlantı yok, bu sayfa şimdi açılamıyor. Gördükleriniz ve yazdıklarınız duruyor.',
    pageTitle: (page: string) => `${page} – Kervan`,
  },
  ownersOnly: {
    title: 'Bu sayfa yalnızca işletme sahibine açık',
    text: 'Görmeniz gerekiyorsa işletme sahibinden yetki isteyin.',
    back: 'Kontrol Paneli’ne dön',
  },
  failure: {
    title: 'Bu sayfa şu anda gösterilemiyor',
    unreachable: 'Sunucuya ulaşılamadı. İnternet bağlantınızı kontrol edip tekrar deneyin.',
    missing: 'Aradığınız kayıt yok ya da silinmiş.',
    fault: 'Beklenmeyen bir hata oluştu. Tekrar deneyin; devam ederse bize bildirin.',
    retry: 'Tekrar dene',
    home: 'Kontrol Paneli’ne dön',
  },
  comingSoon: {
    badge: 'Yakında',
    title: 'Böyle bir bölüm henüz yok',
    text: 'Aradığınız bölüm hazırlanıyor olabilir ya da adresi yanlış yazılmış.',
    back: 'Kontrol Paneli’ne dön',
  },
};

declare module '#app/lib/words/catalogue.ts' {
  interface OfficeTexts {
    frame: typeof tr;
  }
}
