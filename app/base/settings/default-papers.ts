import type { PaperSettings } from './papers.schema.ts';

/** Contract terms and messages of a new business, until staff write their own. */
export const defaultPapers: PaperSettings = {
  contractTerms: {
    tr: `Araç, kiracıya ve bu sözleşmede yazılı ek sürücülere teslim edilir; başkası kullanamaz, araç devredilemez.
Sürücülerin geçerli ehliyeti olmalıdır. Verilen kimlik ve ehliyet bilgilerinin doğruluğundan kiracı sorumludur.
Araç, teslim tutanağında yazılı kilometre, yakıt ve hasar durumuyla alınır ve aynı durumda iade edilir. Tutanakta olmayan hasardan kiracı sorumludur.
Araç, yazılı iade yeri ve saatinde geri verilir. Uzatma yalnız kiraya verenin onayıyla olur; gecikme, günlük bedel üzerinden ücretlendirilir.
Araç Türkiye dışına çıkarılamaz; yarışta, öğretimde, yük çekmede, ücretli yolcu taşımada ve alkol ya da uyuşturucu etkisinde kullanılamaz.
Kaza, hasar ya da hırsızlıkta kiracı araçtan ayrılmadan kiraya vereni ve gerektiğinde polisi arar; kaza tutanağı veya polis raporu 24 saat içinde teslim edilir. Rapor yoksa ya da kural ihlali varsa sigorta geçerli olmayabilir ve zarar kiracıya aittir.
Kiralama süresindeki trafik cezaları, otoyol, köprü ve park ücretleri kiracıya aittir; sonradan bildirilenler de kiracıdan istenir.
Depozito teslimde alınır. İadede borç yoksa geri verilir; eksik yakıt, fazla kilometre, gecikme ve hasar bedeli depozitodan düşülebilir, kalanı ayrıca ödenir.
Araçta unutulan eşyadan kiraya veren sorumlu değildir. Kişisel veriler sözleşme ve yasal bildirimler için işlenir, yasanın öngördüğü süre kadar saklanır.
Uyuşmazlıkta Türk hukuku uygulanır; kiraya verenin bulunduğu yerin mahkemeleri ve icra daireleri ile tüketici mercileri yetkilidir. Metinler arasında fark olursa Türkçe metin geçerlidir.`,
    en: `The vehicle is handed to the renter and the further drivers named in this contract; nobody else may drive it, and it may not be passed on.
Every driver must hold a valid licence. The renter answers for the identity and licence details being true.
The vehicle is taken over with the kilometres, fuel and damage written in the hand-over sheet and returned in the same condition. The renter is liable for damage not in that sheet.
The vehicle is returned at the place and time written here. An extension needs the lessor's consent; lateness is charged by the daily price.
The vehicle may not leave Türkiye, nor be used for racing, teaching, towing, paid transport of passengers, or under the influence of alcohol or drugs.
After an accident, damage or theft the renter stays with the vehicle, calls the lessor and, where needed, the police; the accident report or police report is handed in within 24 hours. Without a report, or after a breach of the rules, insurance may not pay and the renter bears the loss.
Traffic fines, motorway, bridge and parking fees of the rental period are the renter's, also when they are notified later.
The deposit is taken at hand-over. It is paid back on return if nothing is owed; missing fuel, extra kilometres, lateness and damage may be taken from it, and what exceeds it is paid separately.
The lessor is not liable for things left in the vehicle. Personal data are processed for the contract and for notifications required by law, and kept as long as the law provides.
Turkish law applies; the courts and enforcement offices of the lessor's place and the consumer authorities have jurisdiction. If the texts differ, the Turkish one is valid.`,
  },
  meetingPoint: { tr: '', en: '' },
  kabis: true,
  uetds: true,
  messages: {
    confirmation: {
      tr: `Merhaba {ad}, rezervasyonunuz onaylandı.

Rezervasyon no: {referans}
Araç: {araç}
Plaka: {plaka}
Alış: {alış}, {alışYeri}
Varış: {varış}
Uçuş: {uçuş}
İade: {iade}, {iadeYeri}
Buluşma noktası: {buluşma}
Toplam: {toplam}

Sorunuz olursa bu numaraya yazabilirsiniz.
{ofis}`,
      en: `Hello {ad}, your booking is confirmed.

Booking no.: {referans}
Vehicle: {araç}
Plate: {plaka}
Pick-up: {alış}, {alışYeri}
Going to: {varış}
Flight: {uçuş}
Return: {iade}, {iadeYeri}
Meeting point: {buluşma}
Total: {toplam}

If you have a question, just write to this number.
{ofis}`,
    },
    reminder: {
      tr: `Merhaba {ad}, rezervasyonunuzu hatırlatmak istedik.

Rezervasyon no: {referans}
Araç: {araç}
Plaka: {plaka}
Alış: {alış}, {alışYeri}
Varış: {varış}
Uçuş: {uçuş}
Buluşma noktası: {buluşma}

Planınız değiştiyse lütfen bize yazın. Görüşmek üzere!
{ofis}, {telefon}`,
      en: `Hello {ad}, a short reminder of your booking.

Booking no.: {referans}
Vehicle: {araç}
Plate: {plaka}
Pick-up: {alış}, {alışYeri}
Going to: {varış}
Flight: {uçuş}
Meeting point: {buluşma}

If your plans have changed, please let us know. See you soon!
{ofis}, {telefon}`,
    },
    return: {
      tr: `Merhaba {ad}, aracınızın iade zamanı yaklaşıyor.

Rezervasyon no: {referans}
Araç: {araç}
Plaka: {plaka}
İade: {iade}, {iadeYeri}

Yakıt, teslim aldığınız seviyede olmalıdır. Gecikecekseniz lütfen önceden bize yazın. İyi yolculuklar!
{ofis}, {telefon}`,
      en: `Hello {ad}, your car is due back soon.

Booking no.: {referans}
Vehicle: {araç}
Plate: {plaka}
Return: {iade}, {iadeYeri}

Please bring it back with the fuel level you received it with. If you will be late, let us know in advance. Have a good trip!
{ofis}, {telefon}`,
    },
  },
};
