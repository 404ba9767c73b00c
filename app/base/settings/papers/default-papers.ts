import type { MessageStep } from '#app/base/messages/message-template.rules.ts';
import type { SiteLanguage } from '#app/lib/words/texts.ts';

/** Contract terms, list of things to bring and messages of a new business, until staff write their own. */
export const defaultPapers: {
  contractTerms: Record<SiteLanguage, string>;
  bring: Record<SiteLanguage, string>;
  messages: Record<MessageStep, Record<SiteLanguage, string>>;
} = {
  contractTerms: {
    tr: `Araç, kiracıya ve bu sözleşmede yazılı ek sürücülere teslim edilir; başkası kullanamaz, araç devredilemez.
Sürücülerin geçerli ehliyeti olmalıdır. Verilen kimlik ve ehliyet bilgilerinin doğruluğundan kiracı sorumludur.
Araç, teslim tutanağında yazılı kilometre, yakıt ve hasar durumuyla alınır ve aynı durumda iade edilir. Tutanakta olmayan hasardan kiracı sorumludur.
Araç, yazılı iade yeri ve saatinde geri verilir. Uzatma yalnızca kiraya verenin onayıyla olur; gecikme, günlük bedel üzerinden ücretlendirilir.
Araç Türkiye dışına çıkarılamaz; yarışta, öğretimde, yük çekmede, ücretli yolcu taşımada ve alkol ya da uyuşturucu etkisinde kullanılamaz.
Kaza, hasar ya da hırsızlıkta kiracı araçtan ayrılmadan kiraya vereni ve gerektiğinde polisi arar; kaza tutanağı veya polis raporu 24 saat içinde teslim edilir. Rapor yoksa ya da kural ihlali varsa sigorta geçerli olmayabilir ve zarar kiracıya aittir.
Kiralama süresindeki trafik cezaları, otoyol, köprü ve park ücretleri kiracıya aittir; sonradan bildirilenler de kiracıdan tahsil edilir.
Depozito teslimde alınır. İadede borç yoksa geri verilir; eksik yakıt, fazla kilometre, gecikme ve hasar bedeli depozitodan düşülebilir, kalanı ayrıca ödenir.
Araçta unutulan eşyadan kiraya veren sorumlu değildir. Kişisel veriler sözleşme ve yasal bildirimler için işlenir, yasanın öngördüğü süre kadar saklanır.
Uyuşmazlıkta Türk hukuku uygulanır; kiraya verenin bulunduğu yerin mahkemeleri ve icra daireleri ile tüketici mercileri yetkilidir. Metinler arasında fark olursa Türkçe metin geçerlidir.`,
    en: `The vehicle is handed to the renter and the additional drivers named in this contract; nobody else may drive it, and it may not be passed on.
Every driver must hold a valid licence. The renter is responsible for the accuracy of the identity and licence details.
The vehicle is taken over with the kilometres, fuel and damage recorded in the hand-over sheet and returned in the same condition. The renter is liable for damage not on that sheet.
The vehicle is returned at the place and time written here. An extension needs the lessor's consent; a late return is charged at the daily price.
The vehicle may not leave Turkey, nor be used for racing, teaching, towing, paid transport of passengers, or under the influence of alcohol or drugs.
After an accident, damage or theft the renter stays with the vehicle, calls the lessor and, where needed, the police; the accident or police report must be handed in within 24 hours. Without a report, or after a breach of the rules, insurance may not pay and the renter bears the loss.
The renter pays traffic fines and motorway, bridge and parking fees for the rental period, even if notified later.
The deposit is taken at hand-over. It is refunded on return if nothing is owed; missing fuel, extra kilometres, late return and damage may be deducted, and any excess is paid separately.
The lessor is not liable for things left in the vehicle. Personal data are processed for the contract and for notifications required by law, and kept as long as the law requires.
Turkish law applies; the courts and enforcement offices of the lessor's place and the consumer authorities have jurisdiction. If the texts differ, the Turkish one is valid.`,
    de: `Das Fahrzeug wird dem Mieter und den in diesem Vertrag genannten weiteren Fahrern übergeben; niemand sonst darf es fahren, eine Weitergabe ist nicht gestattet.
Jeder Fahrer muss einen gültigen Führerschein besitzen. Für die Richtigkeit der Ausweis- und Führerscheindaten steht der Mieter ein.
Das Fahrzeug wird mit dem im Übergabeprotokoll festgehaltenen Kilometerstand, Tankstand und Zustand übernommen und so zurückgegeben. Für Schäden, die dort nicht vermerkt sind, haftet der Mieter.
Das Fahrzeug wird am hier genannten Ort und zur genannten Zeit zurückgegeben. Eine Verlängerung bedarf der Zustimmung des Vermieters; Verspätung wird nach dem Tagespreis berechnet.
Das Fahrzeug darf die Türkei nicht verlassen und nicht für Rennen, Fahrunterricht, zum Abschleppen, zur entgeltlichen Personenbeförderung oder unter Einfluss von Alkohol oder Drogen genutzt werden.
Nach Unfall, Schaden oder Diebstahl bleibt der Mieter vor Ort und verständigt den Vermieter und nötigenfalls die Polizei; Unfallbericht oder Polizeiprotokoll sind binnen 24 Stunden vorzulegen. Ohne Bericht oder bei Regelverstößen kann der Versicherungsschutz entfallen; den Schaden trägt dann der Mieter.
Bußgelder sowie Autobahn-, Brücken- und Parkgebühren der Mietzeit trägt der Mieter, auch wenn sie später bekannt werden.
Die Kaution wird bei der Übergabe hinterlegt und bei der Rückgabe erstattet, wenn nichts offen ist. Fehlender Kraftstoff, Mehrkilometer, Verspätung und Schäden können abgezogen werden; ein darüber hinausgehender Betrag ist gesondert zu zahlen.
Für im Fahrzeug vergessene Gegenstände haftet der Vermieter nicht. Personenbezogene Daten werden für den Vertrag und gesetzliche Meldungen verarbeitet und so lange aufbewahrt, wie das Gesetz es vorsieht.
Es gilt türkisches Recht; zuständig sind die Gerichte und Vollstreckungsämter am Ort des Vermieters sowie die Verbraucherbehörden. Weichen die Fassungen voneinander ab, gilt die türkische.`,
    ru: `Автомобиль передаётся арендатору и дополнительным водителям, указанным в договоре; другие лица управлять им не вправе, передавать его нельзя.
У каждого водителя должно быть действующее водительское удостоверение. За достоверность данных документов отвечает арендатор.
Автомобиль принимается с пробегом, топливом и повреждениями, указанными в акте, и возвращается в том же состоянии. За повреждения, которых нет в акте, отвечает арендатор.
Автомобиль возвращается в указанном месте и в указанное время. Продление возможно только с согласия арендодателя; опоздание оплачивается из расчёта цены за сутки.
Автомобиль нельзя вывозить за пределы Турции, использовать для гонок, обучения, буксировки и платной перевозки пассажиров, управлять им в состоянии алкогольного или наркотического опьянения.
При аварии, повреждении или угоне арендатор остаётся на месте и звонит арендодателю, а при необходимости — в полицию; протокол о ДТП или справка полиции передаётся в течение 24 часов. Без них или при нарушении правил страховка может не действовать, и ущерб возмещает арендатор.
Штрафы, проезд по платным дорогам и мостам и парковку за время аренды оплачивает арендатор, в том числе если о них станет известно позднее.
Залог вносится при выдаче и возвращается при сдаче автомобиля, если долгов нет. Из него может быть удержана плата за топливо, перепробег, опоздание и ущерб; сумма сверх залога оплачивается отдельно.
За вещи, забытые в автомобиле, арендодатель не отвечает. Персональные данные обрабатываются для договора и предусмотренных законом уведомлений и хранятся в течение установленного законом срока.
Применяется право Турции; споры рассматривают суды и органы принудительного исполнения по месту нахождения арендодателя, а также органы защиты потребителей. При расхождении текстов действует турецкий.`,
  },
  bring: {
    tr: 'Aracı kullanacakların ehliyetlerinin aslı\nKimliğiniz ya da pasaportunuz\nÖdeme ve varsa depozito için kartınız',
    en: 'The original driving licence of each driver\nYour passport or identity card\nYour card for payment and any deposit',
    de: 'Den Führerschein jedes Fahrers im Original\nIhren Reisepass oder Personalausweis\nIhre Karte für Zahlung und gegebenenfalls Kaution',
    ru: 'Оригиналы водительских удостоверений всех водителей\nПаспорт или удостоверение личности\nКарту для оплаты и залога, если он нужен',
  },
  messages: {
    request: {
      tr: `Merhaba {ad}, talebinizi aldık. Henüz onaylanmadı; müsaitliği kontrol edip size buradan yazacağız.

Talep no: {referans}
Araç: {araç}
Alış: {alış}, {alışYeri}
Varış: {varış}
Uçuş: {uçuş}
İade: {iade}, {iadeYeri}
Toplam: {toplam}
Talebiniz: {yolculuk}

{ofis}`,
      en: `Hello {ad}, we have received your request. It is not confirmed yet: we are checking availability and will write to you here.

Request no.: {referans}
Vehicle: {araç}
Pickup: {alış}, {alışYeri}
Going to: {varış}
Flight: {uçuş}
Return: {iade}, {iadeYeri}
Total: {toplam}
Your request: {yolculuk}

{ofis}`,
      de: `Guten Tag {ad}, wir haben Ihre Anfrage erhalten. Sie ist noch nicht bestätigt: Wir prüfen die Verfügbarkeit und melden uns hier bei Ihnen.

Anfragenummer: {referans}
Fahrzeug: {araç}
Abholung: {alış}, {alışYeri}
Ziel: {varış}
Flug: {uçuş}
Rückgabe: {iade}, {iadeYeri}
Gesamtpreis: {toplam}
Ihre Anfrage: {yolculuk}

{ofis}`,
      ru: `Здравствуйте, {ad}! Мы получили вашу заявку. Она ещё не подтверждена: мы проверим наличие автомобиля и напишем вам сюда.

Номер заявки: {referans}
Автомобиль: {araç}
Когда и где: {alış}, {alışYeri}
Куда: {varış}
Рейс: {uçuş}
Возврат: {iade}, {iadeYeri}
Итого: {toplam}
Ваша заявка: {yolculuk}

{ofis}`,
    },
    confirmation: {
      tr: `Merhaba {ad}, rezervasyonunuz onaylandı.

Rezervasyon no: {referans}
Araç: {araç}
Plaka: {plaka}
Alış: {alış}, {alışYeri}
Varış: {varış}
Uçuş: {uçuş}
Şoförünüz: {şoför}
İade: {iade}, {iadeYeri}
Buluşma noktası: {buluşma}
Toplam: {toplam}
Yolculuğunuz: {yolculuk}

Sorunuz olursa bu numaraya yazabilirsiniz.
{ofis}`,
      en: `Hello {ad}, your booking is confirmed.

Booking no.: {referans}
Vehicle: {araç}
Plate: {plaka}
Pickup: {alış}, {alışYeri}
Going to: {varış}
Flight: {uçuş}
Your driver: {şoför}
Return: {iade}, {iadeYeri}
Meeting point: {buluşma}
Total: {toplam}
Your trip: {yolculuk}

If you have a question, just write to this number.
{ofis}`,
      de: `Guten Tag {ad}, Ihre Buchung ist bestätigt.

Buchungsnummer: {referans}
Fahrzeug: {araç}
Kennzeichen: {plaka}
Abholung: {alış}, {alışYeri}
Ziel: {varış}
Flug: {uçuş}
Ihr Fahrer: {şoför}
Rückgabe: {iade}, {iadeYeri}
Treffpunkt: {buluşma}
Gesamtpreis: {toplam}
Ihre Reise: {yolculuk}

Bei Fragen schreiben Sie uns einfach an diese Nummer.
{ofis}`,
      ru: `Здравствуйте, {ad}! Ваше бронирование подтверждено.

Номер бронирования: {referans}
Автомобиль: {araç}
Госномер: {plaka}
Когда и где: {alış}, {alışYeri}
Куда: {varış}
Рейс: {uçuş}
Ваш водитель: {şoför}
Возврат: {iade}, {iadeYeri}
Место встречи: {buluşma}
Итого: {toplam}
Ваша поездка: {yolculuk}

Если у вас есть вопросы, просто напишите на этот номер.
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
Şoförünüz: {şoför}
Buluşma noktası: {buluşma}
Yolculuğunuz: {yolculuk}

Planınız değiştiyse lütfen bize yazın. Görüşmek üzere!
{ofis}, {telefon}`,
      en: `Hello {ad}, a short reminder of your booking.

Booking no.: {referans}
Vehicle: {araç}
Plate: {plaka}
Pickup: {alış}, {alışYeri}
Going to: {varış}
Flight: {uçuş}
Your driver: {şoför}
Meeting point: {buluşma}
Your trip: {yolculuk}

If your plans have changed, please let us know. See you soon!
{ofis}, {telefon}`,
      de: `Guten Tag {ad}, wir möchten Sie kurz an Ihre Buchung erinnern.

Buchungsnummer: {referans}
Fahrzeug: {araç}
Kennzeichen: {plaka}
Abholung: {alış}, {alışYeri}
Ziel: {varış}
Flug: {uçuş}
Ihr Fahrer: {şoför}
Treffpunkt: {buluşma}
Ihre Reise: {yolculuk}

Falls sich Ihre Pläne geändert haben, geben Sie uns bitte Bescheid. Bis bald!
{ofis}, {telefon}`,
      ru: `Здравствуйте, {ad}! Напоминаем о вашем бронировании.

Номер бронирования: {referans}
Автомобиль: {araç}
Госномер: {plaka}
Когда и где: {alış}, {alışYeri}
Куда: {varış}
Рейс: {uçuş}
Ваш водитель: {şoför}
Место встречи: {buluşma}
Ваша поездка: {yolculuk}

Если ваши планы изменились, пожалуйста, напишите нам. До встречи!
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
      de: `Guten Tag {ad}, die Rückgabe Ihres Mietwagens steht bald an.

Buchungsnummer: {referans}
Fahrzeug: {araç}
Kennzeichen: {plaka}
Rückgabe: {iade}, {iadeYeri}

Bitte geben Sie das Fahrzeug mit dem Tankstand zurück, mit dem Sie es übernommen haben. Wenn es später wird, sagen Sie uns bitte vorher Bescheid. Gute Fahrt!
{ofis}, {telefon}`,
      ru: `Здравствуйте, {ad}! Скоро срок возврата автомобиля.

Номер бронирования: {referans}
Автомобиль: {araç}
Госномер: {plaka}
Возврат: {iade}, {iadeYeri}

Пожалуйста, верните автомобиль с тем же уровнем топлива, с которым вы его получили. Если задерживаетесь, предупредите нас заранее. Счастливого пути!
{ofis}, {telefon}`,
    },
    road: {
      tr: `Merhaba {ad}, kiraladığınız araç için HGS geçişi ya da trafik cezası bildirildi.

Rezervasyon no: {referans}
Plaka: {plaka}
{geçişler}
Toplam: {tutar}

Sorunuz varsa lütfen bize yazın.
{ofis}, {telefon}`,
      en: `Hello {ad}, we were notified of road tolls or fines for your rental car.

Booking no.: {referans}
Plate: {plaka}
{geçişler}
Total: {tutar}

Please write to us if you have any questions.
{ofis}, {telefon}`,
      de: `Guten Tag {ad}, für Ihren Mietwagen wurden uns Mautgebühren oder Bußgelder gemeldet.

Buchungsnummer: {referans}
Kennzeichen: {plaka}
{geçişler}
Summe: {tutar}

Bei Fragen schreiben Sie uns bitte.
{ofis}, {telefon}`,
      ru: `Здравствуйте, {ad}! Пришли данные о платных дорогах или штрафах за время вашей аренды.

Номер бронирования: {referans}
Госномер: {plaka}
{geçişler}
Итого: {tutar}

Если есть вопросы, пожалуйста, напишите нам.
{ofis}, {telefon}`,
    },
  },
};
