import { turkishEditingText } from '#app/editing/editing.text.ts';
import { formatCount } from '#app/lib/money/decimal.ts';
import { translationLabels } from '#app/lib/words/translation-labels.ts';

/** `error` is empty if the server gave no reason. */
const because = (sentence: string) => (error: string) =>
  error ? `${sentence}: ${error}` : `${sentence}.`;

const description = 'Açıklama';

export const tr = {
  labels: {
    zoneName: 'Bölge adı',
    spellings: 'Başka yazılışlar',
    description,
    'pricing.capacity_1_4': '1–4 yolcu',
    'pricing.capacity_1_6': '1–6 yolcu',
    'pricing.capacity_1_16': '1–16 yolcu',
    displayOrder: 'Sıra',
    status: 'Durum',
    ...translationLabels({ description }),
  },
  input: {
    invalid: 'Bazı alanlar geçerli değil',
    required: (label: string) => `${label} gereklidir`,
    fareRequired: (label: string) => `${label} için fiyat gereklidir`,
    notAText: (label: string) => `${label} bir metin olmalıdır`,
    nameWithoutWord: 'Bölge adında bir harf ya da rakam olmalıdır',
    nameTaken: (other: string) => `“${other}” zaten bu adı kullanıyor; site ikisini ayırt edemez.`,
    tooLong: (label: string, most: number) => `${label} en fazla ${most} karakter olabilir`,
    tooMany: (label: string, most: number) => `${label}: en fazla ${most}`,
    displayOrder: (_label: string, most: number) =>
      `Sıra, 0 ile ${formatCount(most, 'tr')} arasında bir tam sayı olmalıdır`,
    status: 'Durum active ya da inactive olmalıdır',
    version: 'Sürüm bilgisi gereklidir',
    stale: 'Siz açtıktan sonra bu bölgeyi başka biri değiştirdi',
    notFound: 'Transfer bölgesi bulunamadı',
  },
  alerts: {
    fetchFailed: 'Transfer bölgeleri alınamadı',
    creating: because('Bölge eklenemedi'),
    updating: because('Bölge kaydedilemedi'),
    deleting: because('Bölge silinemedi'),
    created: 'Transfer bölgesi eklendi.',
    updated: 'Transfer bölgesi kaydedildi.',
    deleted: 'Transfer bölgesi silindi.',
  },
  page: {
    pageTitle: 'Transfer bölgeleri – Kervan',
    title: 'Transfer bölgeleri',
    lead: (active: number, total: number) => `${total} bölge, ${active} aktif`,
    add: 'Bölge ekle',
    search: 'Bölgelerde ara',
    found: (count: number) => `${count} bölge bulundu`,
    noneFound: 'Aramanıza uyan bölge yok',
    clearSearch: 'Aramayı temizle',
    empty: 'Henüz transfer bölgesi yok',
    emptyText: 'İlkini ekleyin; aktif olduğunda ziyaretçiler transfer sayfasında görür.',
    columns: {
      zone: 'Bölge',
      capacity_1_4: '1–4 yolcu',
      capacity_1_6: '1–6 yolcu',
      capacity_1_16: '1–16 yolcu',
      order: 'Sıra',
      status: 'Durum',
      actions: 'İşlemler',
    },
    statuses: { active: 'Aktif', inactive: 'Pasif' },
    switchStatus: (name: string) => `${name} ziyaretçilere gösteriliyor`,
    up: (name: string) => `${name} – yukarı taşı`,
    down: (name: string) => `${name} – aşağı taşı`,
    edit: (name: string) => `${name} – düzenle`,
    delete: (name: string) => `${name} – sil`,
    deletion: {
      title: 'Bölge silinsin mi?',
      question: (name: string) => `“${name}” silinecek. Bu işlem geri alınamaz.`,
      upcoming: (count: number) =>
        `Bu bölgeye yapılacak ${count} transfer var. Rezervasyonlar silinmez, bölgenin adıyla kayıtlı kalır.`,
      confirm: 'Sil',
      cancel: 'Vazgeç',
    },
    form: {
      addTitle: 'Yeni transfer bölgesi',
      editing: (name: string) => `${name} düzenleniyor`,
      nameHint: 'Varış yerinde bu adın geçtiği transferlere bu fiyat uygulanır.',
      descriptionHint: 'Yakındaki yerler; ziyaretçiler bölgeyi bunlarla bulur.',
      spellingsHint:
        'Ziyaretçilerin yazdığı gibi, her satıra bir tane: Seite, Antalya Altstadt. Kiril harfleri otomatik tanınır.',
      pricesTitle: 'Araç başına, tek yön, KDV dahil fiyat (euro)',
      orderHint: 'Sayısı küçük olan bölge önce gelir.',
      invalid: 'Lütfen şu alanları kontrol edin',
      create: 'Bölgeyi oluştur',
      save: 'Kaydet',
      cancel: 'Vazgeç',
      keys: 'Enter kaydeder, Esc vazgeçer',
    },
    editing: turkishEditingText('bölge', 'Transfer bölgeleri'),
  },
};

declare module '#app/lib/words/catalogue.ts' {
  interface OfficeTexts {
    zones: typeof tr;
  }
}
