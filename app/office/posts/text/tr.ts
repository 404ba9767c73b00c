import type { PostStatus } from '#app/domain/posts/post-status.rules.ts';
import { turkishEditingText } from '#app/editing/editing.text.ts';
import { formatCount } from '#app/lib/money/decimal.ts';

export const tr = {
  /**
   * Statuses are Turkish for a person who has not chosen a language, even within English sentences,
   * as in the spec.
   */
  statuses: {
    draft: 'Taslak',
    published: 'Yayında',
    archived: 'Arşivde',
  } satisfies Record<PostStatus, string>,
  list: {
    title: 'Blog yazıları',
    pageTitle: 'Blog yazıları – Kervan',
    lead: (total: number) => `${formatCount(total, 'tr')} yazı`,
    newPost: 'Yeni yazı',
    failed: 'Blog yazıları yüklenemedi',
    onlyPublished:
      'Listenin tamamı yüklenemedi. Bunlar ziyaretçilerin gördüğü yazılar; taslaklar ve arşivdeki yazılar eksik.',
    filters: {
      search: 'Yazılarda ara',
      status: 'Durum',
      tag: 'Etiket',
      all: 'Tümü',
      clear: 'Temizle',
    },
    empty: 'Henüz yazı yok',
    emptyText: 'İlkini yazın; yayımlandığında sitede görünür.',
    noneFound: 'Bu filtrelere uyan yazı yok',
    columns: {
      title: 'Başlık',
      category: 'Kategori',
      tags: 'Etiketler',
      status: 'Durum',
      featured: 'Öne çıkan',
      created: 'Oluşturulma',
      actions: 'İşlemler',
    },
    moreTags: (count: number) => `+${count}`,
    /** Shown before the time of a scheduled publication. */
    scheduled: 'Zamanlandı:',
    statusOf: (title: string) => `${title} – durum`,
    featuredOf: (title: string) => `Öne çıkan: ${title}`,
    edit: (title: string) => `${title} – düzenle`,
    view: (title: string) => `${title} – sitede gör (yeni sekmede açılır)`,
    preview: (title: string) => `${title} – önizle (yeni sekmede açılır)`,
    delete: (title: string) => `${title} – sil`,
    deletion: {
      title: 'Yazı silinsin mi?',
      question: (title: string) => `“${title}” silinecek. Bu işlem geri alınamaz.`,
      confirm: 'Sil',
      cancel: 'Vazgeç',
      failed: 'Yazı silinemedi',
      done: (title: string) => `“${title}” silindi.`,
    },
    featuredFailed: 'Öne çıkarma değiştirilemedi',
    nowFeatured: (title: string) => `“${title}” artık öne çıkıyor.`,
    notFeatured: (title: string) => `“${title}” artık öne çıkmıyor.`,
    statusFailed: 'Durum değiştirilemedi',
    /** `status` is the name of the status on the screen. */
    statusSet: (title: string, status: string) => `“${title}”: ${status}`,
    pages: {
      nav: 'Sayfalar',
      previous: 'Önceki',
      next: 'Sonraki',
      showing: (from: number, to: number, total: number) =>
        `${total} kayıttan ${from}–${to} arası gösteriliyor`,
      page: (page: number, totalPages: number) => `Sayfa ${page} / ${totalPages}`,
    },
  },
  form: {
    editing: turkishEditingText('yazı', 'Blog yazıları'),
    newTitle: 'Yeni yazı',
    editTitle: (title: string) => `Düzenle: ${title}`,
    back: 'Blog yazıları',
    sections: {
      basics: 'Yazı',
      publishing: 'Yayın',
      content: 'İçerik',
      picture: 'Görsel',
      details: 'Ayrıntılar',
    },
    hints: {
      title: '5 ile 200 karakter arasında',
      slug: 'Siz yazana kadar başlıktan oluşturulur',
      slugKept: 'Yazının adresinin bir parçası',
      slugMoves: (before: string) =>
        `Eski adresten (/news/${before}) gelen ziyaretçiler yenisine yönlendirilir.`,
      slugTaken: (free: string) => `Bu adres kullanılıyor; yazının adresi /news/${free} olacak`,
      excerpt: '10 ile 300 karakter arasında; listelerde ve arama motorlarında görünür',
      inTurkish: 'Boş bırakılırsa ziyaretçiler Türkçesini okur.',
      excerptEmpty: 'Boş bırakılırsa içeriğin başı kullanılır.',
      excerptAuto: (excerpt: string) => `Boş bırakılırsa şu kullanılır: “${excerpt}”`,
      featured: 'Diğer yazılardan önce gösterilir',
      author: 'Boş bırakılırsa: Admin',
      category: (name: string) => `Ziyaretçilerin gördüğü ad: ${name}`,
      tags: 'Etiket eklemek için Enter’a basın',
      publishDate: 'İstanbul saatiyle. Boş bırakılırsa yayımlandığı an',
    },
    publishTime: 'Saat',
    count: (count: number, max: number) => `${count} / ${max} karakter`,
    /**
     * What a save would mean for visitors. `moment` is a local time, such as `14 Tem 2026 10:00`;
     * `published` is the name of that status.
     */
    publishing: {
      hidden: (_moment: string, published: string) =>
        `Yalnızca çalışanlar görebilir. Sitede göstermek için “${published}” durumunu seçin.`,
      hiddenUntil: (moment: string, published: string) =>
        `Yalnızca çalışanlar görebilir. “${published}” durumunu seçerseniz İstanbul saatiyle ${moment} olduğunda otomatik olarak yayımlanır.`,
      archived: () => 'Arşivde: sitede görünmüyor.',
      atOnce: () => 'Kaydedilir kaydedilmez sitede görünür.',
      scheduled: (moment: string) =>
        `Zamanlandı: İstanbul saatiyle ${moment} olduğunda otomatik olarak yayımlanır.`,
      shownSince: (moment: string) => `Sitede yayında; tarihi ${moment} (İstanbul saatiyle).`,
    },
    tags: {
      list: 'Bu yazının etiketleri',
      remove: (tag: string) => `${tag} etiketini kaldır`,
      open: 'Var olan etiketleri göster',
      already: (tag: string) => `“${tag}” zaten var.`,
      added: (tag: string) => `${tag} etiketi eklendi.`,
      removed: (tag: string) => `${tag} etiketi kaldırıldı.`,
    },
    views: { legend: 'Görünüm', write: 'Yaz', preview: 'Önizle' },
    toolbar: {
      label: 'Biçim',
      commands: {
        bold: 'Kalın',
        italic: 'İtalik',
        heading: 'Başlık',
        list: 'Liste',
        numbered: 'Numaralı liste',
        quote: 'Alıntı',
        link: 'Bağlantı',
        code: 'Kod',
        table: 'Tablo',
      },
      image: 'Görsel',
    },
    content: {
      placeholder:
        'Markdown ile buraya yazın. Görselleri sürükleyip bırakabilir ya da yapıştırabilirsiniz.',
      /** `minutes` is null while unknown. */
      length: (characters: number, minutes: number | null) =>
        `${formatCount(characters, 'tr')} karakter${minutes ? `, ${minutes} dk okuma` : ''}`,
      least: (missing: number) => `${missing} karakter daha gerekli`,
    },
    pictures: {
      list: 'Yazıdaki görseller',
      uploading: (name: string) => `${name} yükleniyor…`,
      inText: 'Yazıda',
      alt: (name: string) => `${name} – alternatif metin`,
      altHint: 'Görselde ne var? Göremeyenler için.',
      cancel: (name: string) => `${name} – yüklemeyi iptal et`,
      done: 'Tamam',
      dismiss: 'Kapat',
    },
    preview: {
      label: 'Önizleme',
      frame: 'Yazının ziyaretçilerin göreceği hâli',
      empty: 'Yazdıklarınız burada, ziyaretçilerin göreceği gibi görünür.',
      updating: 'Güncelleniyor…',
      failed: 'Önizleme güncellenemedi. Yazmaya devam ettiğinizde tekrar denenecek.',
      untitled: 'Başlıksız',
    },
    open: {
      label: 'Önizle',
      newWindow: '(yeni sekmede açılır)',
      unsaved: 'Önizlemek için önce yazıyı kaydedin',
      savedState:
        'Önizleme yazının son kaydedilen hâlini gösterir, kaydedilmemiş değişikliklerinizi göstermez.',
    },
    save: {
      create: 'Oluştur',
      update: 'Kaydet',
      created: (title: string) => `“${title}” oluşturuldu`,
      updated: (title: string) => `“${title}” kaydedildi`,
      createFailed: 'Yazı oluşturulamadı',
      updateFailed: 'Yazı kaydedilemedi',
    },
    invalid: 'Lütfen şu hataları düzeltin:',
    loadFailed: 'Yazı yüklenemedi. Lütfen tekrar deneyin.',
    conflict: { noPicture: 'Görsel yok', noDate: 'Tarih yok' },
  },
};

declare module '#app/lib/words/catalogue.ts' {
  interface OfficeTexts {
    newsroom: typeof tr;
  }
}
