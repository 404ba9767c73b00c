import type { Vehicle } from '#app/domain/zones/zone.rules.ts';
import type { TripState } from '../trip.rules.ts';

export const tr = {
  metaTitle: 'Yolculuğunuz',
  metaDescription: 'Talebiniz: araç, tarihler, tutar ve buluşma noktası.',
  loading: 'Yolculuğunuz hazırlanıyor…',
  noScript: {
    title: 'Bu sayfa tarayıcınızda oluşturulur',
    text: 'Yolculuk bilgileriniz yalnızca bağlantının içindedir; bize gönderilmez ve saklanmaz. Görmek için JavaScript’i açın ya da ofisimize yazın:',
  },
  unreadable: {
    title: 'Bu bağlantıda bir yolculuk bulamadık',
    text: 'Bağlantı eksik kopyalanmış olabilir. WhatsApp’ta gönderdiğiniz mesajın son satırına dokunun ya da bize yazın.',
  },
  ended: {
    title: 'Bu bağlantı artık açılmıyor',
    text: 'Bağlantı yolculuktan 30\u00a0gün sonra kapanır; ofisimiz size yenisini göndermiş de olabilir. Sorunuz varsa bize yazın.',
  },
  notLoaded: {
    title: 'Sayfanın bir parçası yüklenemedi',
    text: 'Bağlantınızı kontrol edip sayfayı yenileyin.',
    reload: 'Sayfayı yenile',
  },
  cars: 'Araçları gör',
  transfers: 'Transfer fiyatları',
  write: 'WhatsApp’tan yazın',
  request: { rental: 'Kiralama talebi', transfer: 'Transfer talebi' },
  booked: { rental: 'Kiralama', transfer: 'Transfer' },
  stateTitle: 'Durum',
  states: {
    rental: {
      requested: 'Talep',
      confirmed: 'Onaylandı',
      out: 'Teslim edildi',
      back: 'İade edildi',
    },
    transfer: { requested: 'Talep', confirmed: 'Onaylandı', out: 'Yolda', back: 'Tamamlandı' },
  } satisfies Record<'rental' | 'transfer', Record<TripState, string>>,
  cancelled: 'Bu rezervasyon iptal edildi.',
  reference: 'Rezervasyon no',
  name: 'Ad',
  plate: 'Plaka',
  vehicle: 'Araç',
  flight: 'Uçuş',
  hotel: 'Otel',
  driver: 'Şoförünüz',
  driverPhone: 'Şoförün telefonu',
  /** Labels of the outward and the return transfer, each on the page of the other. */
  outwardTransfer: 'Gidiş transferi',
  returnTransfer: 'Dönüş transferi',
  passengers: 'Yolcu sayısı',
  total: 'Toplam',
  account: {
    formerPrice: 'İptalden önceki fiyat',
    price: 'Fiyat',
    charges: 'Ek ücretler',
    discount: 'İndirim',
    paid: 'Ödenen',
    atPickup: 'Teslimde ödenecek',
    atTransfer: 'Transferde ödenecek',
    stillToPay: 'Kalan',
    toRefund: 'İade edilecek',
    depositHeld: 'Elde tutulan depozito',
  },
  deposit: 'Depozito',
  age: 'Yaş ve ehliyet',
  cancellation: 'İptal koşulu',
  /** Keys are the vehicle sizes of the spec. */
  vehicles: {
    capacity_1_4: 'Sedan (1–4 yolcu)',
    capacity_1_6: 'Minivan (1–6 yolcu)',
    capacity_1_16: 'Minibüs (1–16 yolcu)',
  } satisfies Record<Vehicle, string>,
  pickup: 'Alış',
  dropoff: 'Dönüş',
  from: 'Nereden',
  notConfirmed: 'Bu bir taleptir; uygunluğu ofisimiz onaylar.',
  sentPrice: 'Talebinizdeki tutar',
  changed: 'Güncel fiyat talebinizdekinden farklı.',
  recount: 'Fiyatı yeniden hesapla',
  notOffered: 'Bu araç şu anda sitemizde yok; ofisimiz size yardımcı olur.',
  unanswered: 'Aracın bilgileri şu anda alınamadı. Talebiniz aşağıda.',
  bring: 'Yanınızda bulunsun',
  meeting: 'Buluşma noktası',
  office: 'Ofisimiz',
  officeMap: 'Haritada ofisimiz',
  map: 'Haritada aç',
  chat: 'WhatsApp’ta aç',
  calendar: 'Takvime ekle',
  print: 'Yazdır',
  file: 'yolculuk.ics',
  events: {
    pickup: (car: string) => `${car}: alış`,
    dropoff: (car: string) => `${car}: dönüş`,
    transfer: (to: string) => `Transfer: ${to}`,
  },
  /** Message to the office, with a link to this page. */
  about: (link: string) => `Merhaba, şu talebim hakkında yazıyorum: ${link}`,
  aboutBooking: (reference: string) =>
    `Merhaba, ${reference} numaralı rezervasyonum hakkında yazıyorum.`,
};

declare module '#app/lib/words/catalogue.ts' {
  interface SiteTexts {
    trip: typeof tr;
  }
}
