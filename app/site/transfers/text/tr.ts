/** Texts that the spec quotes are verbatim. */
import { tr as fields } from '#app/domain/requests/text/tr.ts';
import type { Fare, NamedZone, Vehicle } from '#app/domain/zones/zone.rules.ts';

const vehicles: Record<Vehicle, { name: string; passengers: string; text: string }> = {
  capacity_1_4: {
    name: 'Sedan',
    passengers: '1–4 yolcu',
    text: 'Çiftler ve küçük aileler için; üç valiz sığar.',
  },
  capacity_1_6: {
    name: 'Minivan',
    passengers: '1–6 yolcu',
    text: 'Valizi, puseti, çocuk koltuğu olan aileler için.',
  },
  capacity_1_16: {
    name: 'Minibüs',
    passengers: '1–16 yolcu',
    text: 'Kalabalık aileler, golf ve dalış grupları için.',
  },
};

const fromAirport = (zone: string) => `Antalya Havalimanı – ${zone}`;

/** Route of a fare: from the airport to the zone, or back. */
const road = ({ zone: { zoneName }, toAirport }: Fare<NamedZone>) =>
  toAirport ? `${zoneName} – Antalya Havalimanı` : fromAirport(zoneName);

export const tr = {
  metaTitle: 'Antalya Havalimanı Transferi',
  metaDescription:
    'Antalya Havalimanı’ndan Belek, Side, Alanya, Kemer, Kaş ve daha fazlasına özel transfer. Bölge fiyatları baştan belli; WhatsApp’tan ayırtın.',
  serviceType: 'Havalimanı transferi',
  /** Name of a zone's offer for search engines. */
  offer: (zone: string) => `${fromAirport(zone)} transferi`,
  home: 'Ana Sayfa',
  page: 'Transfer',
  hero: {
    eyebrow: 'Antalya havalimanı transferi',
    // Fixed line breaks, because automatic ones would move when the font arrives.
    title: 'Kapıda karşılar,\notelinize bırakırız.',
    lead: 'Özel araç, araç başına belli fiyat.\nÜcreti yola çıkmadan görürsünüz.',
    form: 'Transfer ücreti',
    from: 'Nereden',
    to: 'Nereye',
    request: 'Transfer iste',
  },
  vehicles,
  /** For example 'Minivan (1–6 yolcu)'. */
  vehicle: (vehicle: Vehicle) => `${vehicles[vehicle].name} (${vehicles[vehicle].passengers})`,
  choice: {
    title: 'Kaç kişisiniz?',
    legend: 'Araç tipi',
    apply: 'Fiyatları göster',
    // The ending fits euro, dolar and lira, whose last vowels are all back vowels.
    from: (price: string) => `${price}’dan başlar`,
  },
  fares: {
    title: 'Nereye gidiyorsunuz?',
    lead: (vehicle: string) => `Antalya Havalimanı’ndan tek yön, ${vehicle} için araç başına.`,
    search: 'Bölge ara',
    searchHint: 'Belek, Kemer, Çıralı…',
    count: (count: number) => `${count} bölge`,
    list: 'Bölge fiyatları',
    showAll: (count: number) => `Tümünü göster (${count} bölge)`,
    showLess: 'Daha az göster',
    choose: 'Seç',
    chooseZone: (zone: string) => `${zone} bölgesini seç`,
    loading: 'Transfer bölgeleri yükleniyor',
    // Verbatim from the spec, part 8.
    failed: 'Transfer bölgeleri yüklenemedi',
    failedHint: 'Talebinizi yine de gönderebilirsiniz; fiyatı WhatsApp’tan bildiririz.',
    retry: 'Tekrar Dene',
    empty: 'Transfer bölgesi bulunamadı',
    emptyHint:
      'Varış yerini forma dilediğiniz gibi yazın; listede olmayan yerler için Özel Fiyat veririz.',
    writeFreely: 'Varış yerini yaz',
    clearSearch: 'Aramayı temizle',
    /** Spec, part 9: in EUR, VAT included, with possible extra charges. */
    note: 'Transfer fiyatları EUR cinsindendir ve KDV dahildir. Bekleme, otoyol ve köprü geçişleri ya da özel istekler için ek ücret alınabilir.',
  },
  reasons: {
    title: 'Neden bizimle?',
    lead: 'Uzun bir uçuştan sonra sıra beklemek, pazarlık etmek, yol tarif etmek yok.',
    items: {
      meeting: {
        title: 'İsim tabelasıyla karşılarız',
        text: 'Şoförünüz geliş kapısında isminizin yazılı olduğu tabelayla bekler, valizlerinizi taşır.',
      },
      delay: {
        title: 'Rötarı dert etmeyin',
        text: 'Uçuş numaranızı yazın; iniş saatinizi biz takip ederiz.',
      },
      fare: {
        title: 'Fiyat araç başına, baştan belli',
        text: 'Taksimetre açılmaz. Dört kişi de binse bir kişi de, bölgenin fiyatı aynıdır.',
      },
      seat: {
        title: 'Çocuk koltuğu',
        text: 'Mesajınıza çocuğun yaşını ekleyin, uygun koltuk araçta takılı olsun.',
      },
    },
  },
  form: {
    title: 'Transfer rezervasyonu',
    lead: 'Birkaç satır yeter. Talebiniz WhatsApp’ta hazır bir mesaj olarak açılır, biz onaylarız.',
    // Verbatim from the spec, part 5.
    errorsTitle: 'Lütfen şu alanları kontrol edin:',
    errors: {
      required: {
        name: 'Ad soyad gereklidir',
        email: 'Email adresi gereklidir',
        phone: 'Telefon numarası gereklidir',
        pickupLocation: 'Alış yeri gereklidir',
        dropoffLocation: 'Varış yeri gereklidir',
        date: 'Tarih seçimi gereklidir',
        time: 'Saat seçimi gereklidir',
        returnDate: 'Dönüş tarihi seçimi gereklidir',
        returnTime: 'Dönüş saati seçimi gereklidir',
      },
      wrongEmail: 'Geçerli bir email adresi giriniz',
      onePhone: 'Lütfen tek bir telefon numarası giriniz; en fazla 15 rakam olabilir',
      datePast: 'Tarih bugünden önce olamaz',
      // Not in the spec.
      timePast: 'Saat şu andan önce olamaz',
      dateTooFar: 'En fazla iki yıl sonrası için transfer istenebilir',
      returnEarly: 'Dönüş, gidişten sonra olmalıdır',
    },
    fixed: 'düzeltildi',
    fields,
    passengers: (count: number) => `${count} yolcu`,
    chooseTime: 'Saat seçin',
    pickupHint: 'Havalimanı, otel ya da adres',
    dropoffHint: 'Bölge ve otel: Belek, Örnek Otel',
    flightHint: 'Uçağınız gecikirse karşılama saatinizi biz güncelleriz',
    flightHintBothWays: 'Gidiş uçuşunuz; dönüş uçuşunu mesajınıza yazabilirsiniz.',
    messageHint: 'Çocuğun yaşı, puset, golf çantası…',
    submit: 'WhatsApp ile transfer iste',
    noPayment: 'Ödeme alınmaz, kart istenmez. Talebiniz WhatsApp’ta açılır.',
  },
  summary: {
    title: 'Transfer özeti',
    change: 'Aracı değiştir',
    estimate: 'Tahmini fiyat',
    prompt: 'Varış yerini yazın, fiyat burada görünsün.',
    /** Prompt for a transfer to the airport, whose fare depends on the pickup. */
    pickupPrompt: 'Alış yerini yazın, fiyat burada görünsün.',
    /** Short prompts, which fit into one line. */
    shortPrompt: 'varış yeriniz?',
    shortPickupPrompt: 'alış yeriniz?',
    road: (fare: Fare<NamedZone>, directions: string) => `${road(fare)}, ${directions}`,
    oneWay: 'tek yön',
    bothWays: (each: string, total: string) => `gidiş dönüş, 2\u00a0×\u00a0${each}\u00a0= ${total}`,
    // Verbatim from the spec, part 9.
    special: 'Özel Fiyat',
    specialHint: 'Bu güzergâhın fiyatını WhatsApp’tan hemen bildiririz.',
    /** Shown if no zone has the typed place. `zones` are examples. */
    addZone: (zones: string) => `Bölgesini de yazın (${zones} gibi), fiyatı hemen görün.`,
    addZoneShort: 'Bölgesini de yazın',
    suggest: (zone: string, price: string) => `${zone} bölgesi mi? ${price}`,
  },
  sent: {
    title: 'Talebiniz hazır',
    // The spec's text for cars mentions a reservation, so transfers have their own text.
    opened: 'WhatsApp açılıyor! Transfer talebiniz hazırlandı.',
    text: 'WhatsApp’ta açılan mesajı gönderin; uygunluğu ve fiyatı oradan onaylarız.',
    again: 'Yeni rezervasyon',
  },
  message: {
    greeting: (business: string) =>
      `Merhaba ${business}, bu transfer için rezervasyon yapmak istiyorum:`,
    title: 'Transfer',
    date: 'Tarih',
    there: 'Gidiş',
    back: 'Dönüş',
    fare: 'Fiyat',
    estimate: 'Tahmini fiyat',
    /** Fare in a message, for staff who read it without the page. */
    covers: (fare: Fare<NamedZone>, directions: string) =>
      `${road(fare)}, ${directions}, KDV dahil`,
    flightNumber: 'Uçuş numarası',
    note: 'Mesaj',
  },
};

declare module '#app/lib/words/catalogue.ts' {
  interface SiteTexts {
    transfers: typeof tr;
  }
}
