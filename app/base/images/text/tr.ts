import { type ImageUse, MAX_UPLOAD_BYTES, MAX_UPLOADS } from '../images.schema.ts';

const pictures = (count: number) => `${count} görsel`;

const ofFile = (name: string, message: string) => (name ? `${name}: ${message}` : message);

const megabytes = (bytes: number) => Math.floor(bytes / 1024 / 1024);

const ENTITIES: Record<Exclude<ImageUse['entity'], 'settings'>, string> = {
  car: 'araç',
  handover: 'teslim kaydı',
  post: 'yazı',
};

function useText({ entity, title }: ImageUse): string {
  return entity === 'settings' ? 'sitenin ayarları' : `${ENTITIES[entity]} “${title}”`;
}

export const tr = {
  screen: {
    /** Messages of the spec, part 5. */
    faults: {
      'not-an-image': (_maxBytes: number) => 'Lütfen bir görsel dosyası seçin',
      'too-large': (maxBytes: number) => `Görsel ${megabytes(maxBytes)} MB’tan küçük olmalıdır`,
    },
    /** Message of the spec, part 8. */
    failed: 'Görsel yüklenemedi. Lütfen tekrar deneyin.',
    galleryFailed: 'Galeri görseli yüklenemedi. Lütfen tekrar deneyin.',
    formats: (maxBytes: number) =>
      `JPEG, PNG, WebP, AVIF ya da GIF; en fazla ${megabytes(maxBytes)} MB`,
    ofFile,

    choose: 'Görsel seç',
    replace: 'Değiştir',
    remove: 'Kaldır',
    cancel: 'Yüklemeyi iptal et',
    keepOld: 'Önceki görsel kalsın',
    retry: 'Tekrar dene',
    undo: 'Geri al',
    dismiss: 'Kapat',
    orDropHere: 'ya da buraya bırakın',
    dropHere: 'Yüklemek için bırakın',
    alt: 'Alternatif metin',
    altHint: 'Görselde ne var? Göremeyenler ve arama motorları için.',
    altPlaceholder: 'Alternatif metin',
    undescribed: 'Alternatif metni olmayan görsel',
    noPreview: 'Önizleme yok',

    waiting: 'Bekliyor…',
    uploading: (percent: number) => `Yükleniyor: %${percent}`,
    processing: 'İşleniyor…',
    progressOf: (name: string) => `${name} yükleniyor`,
    mainRemoved: 'Ana görsel kaldırıldı.',

    gallery: {
      add: 'Görsel ekle',
      addMore: 'Ekle',
      hint: 'Birkaçını birden seçin, buraya bırakın ya da yapıştırın.',
      sortHint: 'Taşımak için bir görseli sürükleyin ya da menüsünü kullanın.',
      count: (count: number, max: number) => `${count} / ${max} görsel`,
      full: (max: number) => `Galeri dolu: en fazla ${max} görsel olabilir.`,
      surplus: (surplus: number, max: number) =>
        `En fazla ${max} görsel sığar: ${pictures(surplus)} eklenmedi.`,
      duplicate: (name: string) => ofFile(name, 'bu görsel zaten var, tekrar eklenmedi.'),
      uploading: (count: number) => `${pictures(count)} yükleniyor…`,
      uploaded: (count: number) => `${pictures(count)} yüklendi.`,
      failed: (count: number) => `${pictures(count)} yüklenemedi.`,
      removed: 'Görsel kaldırıldı.',
      list: 'Galerideki görseller, sırayla',
      picture: (place: number, count: number) => `Görsel ${place} / ${count}`,
      altOf: (place: number) => `${place}. görselin alternatif metni`,
      removeAt: (place: number) => `${place}. görseli kaldır`,
      cancelAt: (place: number) => `${place}. görselin yüklenmesini iptal et`,
      menu: (place: number) => `${place}. görsel için işlemler`,
      moveLeft: 'Sola taşı',
      moveRight: 'Sağa taşı',
      makeMain: 'Ana görsel yap',
      isMain: 'Bu görsel artık ana görsel.',
      moved: (place: number, count: number) => `Görsel ${count} içinde ${place}. sıraya taşındı.`,
    },
  },
  photoGuide: {
    title: (count: number) => `Kendi fotoğrafınız: bu araç ${count} çizimle duruyor`,
    rules: [
      'Önden çapraz çekin: ön yüz ve bir yan birlikte görünsün.',
      'Araç, karenin üçte ikisini doldursun.',
      'Araç düz zeminde dursun; kamerayı far hizasında tutun.',
      'Yatay çekin ve 3:2 kırpın.',
      'Gündüz çekin; güneş arkanızda kalsın.',
    ],
  },
  upload: {
    noForm: 'Görselleri form olarak gönderin (multipart/form-data)',
    noFile: (field: string) => `"${field}" alanında görsel yok`,
    oneAtATime:
      'Her seferinde bir görsel gönderin; birden fazla görsel için /api/images/upload-multiple adresini kullanın',
    tooMany: `Bir seferde en fazla ${MAX_UPLOADS} görsel gönderin`,
    form: {
      'too-many-fields': 'Formda çok fazla alan var',
      unreadable: 'Yükleme eksik ulaştı. Lütfen tekrar deneyin.',
    },
    tooLarge: `Dosya ${megabytes(MAX_UPLOAD_BYTES)} MB’tan büyük`,
    refused: {
      empty: 'Dosya boş',
      heic: 'HEIC görselleri burada okunamıyor. Lütfen bir JPEG seçin; telefonlar JPEG olarak da çeker (Kamera, Biçimler, En Uyumlu).',
      svg: 'SVG çizimleri alınmıyor. Lütfen bir JPEG ya da PNG seçin.',
      unknown: 'Dosya, gösterilebilecek bir görsel değil. Lütfen bir JPEG ya da PNG seçin.',
      damaged: 'Görsel bozuk, sonuna kadar okunamıyor. Lütfen başka bir kopyasını deneyin.',
      'too-many-pixels': 'Görselde 60 megapikselden fazla var. Lütfen daha küçüğünü seçin.',
      'too-long':
        'Görselin bir kenarı 30.000 pikselden uzun. Lütfen kırpın ya da daha küçüğünü seçin.',
      'too-slow': 'Görselin okunması çok uzun sürüyor. JPEG olarak kaydedip tekrar deneyin.',
    },
    noneStored: 'Görsellerin hiçbiri kaydedilemedi',
    diskFull: 'Sunucunun diski dolu, görsel kaydedilemiyor. Lütfen diskte yer açıp tekrar deneyin.',
    storeFails: 'Görsel kaydedilemedi. Lütfen biraz sonra tekrar deneyin.',
    notOurs: 'imagePath bu sitedeki bir görselin adresi olmalıdır, örneğin /images/….webp',
    unknownImage: 'Böyle bir görsel yok',
    used: (uses: ImageUse[]) => `Görsel hâlâ kullanılıyor: ${uses.map(useText).join(', ')}`,
  },
};

declare module '#app/lib/words/catalogue.ts' {
  interface OfficeTexts {
    images: typeof tr;
  }
}
