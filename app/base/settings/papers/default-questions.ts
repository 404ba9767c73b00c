/** Questions of a new business (spec, part 9), until staff write their own. */
export const DEFAULT_QUESTIONS = [
  {
    question: 'Ödemeyi nasıl yapabilirim?',
    answer:
      'Ödemenizi kredi kartıyla veya banka havalesiyle yapabilirsiniz. Nakit ödemek isterseniz bunu önceden, rezervasyon sırasında belirtmeniz gerekir.',
  },
  {
    question: 'Depozito ne kadar ve neyi karşılar?',
    answer:
      'Depozito tutarı aracın modeline ve yaşına göre değişir. Kilometre farkını, otoyol ve köprü geçişlerini (HGS) ve yakıt farkını karşılar.',
  },
  {
    question: 'Aracı yurt dışına çıkarabilir miyim?',
    answer:
      'Hayır. Araçlarımız yurt dışına çıkarılamaz; kısa süreli ve günübirlik geçişler için de bu kural geçerlidir.',
  },
  {
    question: 'Sigorta neleri kapsıyor?',
    answer:
      'Her kiralamada zorunlu trafik sigortası, muafiyetli kasko ve hırsızlık teminatı vardır. Muafiyetli kasko, hasarın sözleşmede yazan bölümünün kiralayana ait olduğu anlamına gelir; kalanı kaskonun kapsamındadır.',
  },
  {
    question: 'Kaza yaparsam ne yapmalıyım?',
    answer:
      'Önce güvenliğinizi sağlayın, yaralı varsa 112’yi arayın. Aracı yerinden oynatmadan fotoğraf çekin ve bize haber verin. Kaza raporunun 24 saat içinde alınması gerekir.',
  },
  {
    question: 'Hangi durumlarda sorumluluk bana ait olur?',
    answer:
      'Gerekli raporlar eksikse ya da araç dikkatsizce kullanılmışsa kiralama riski kiralayana aittir. Böyle bir durumda hasarın tamamı size yansıyabilir.',
  },
  {
    question: 'Sitede ödeme yapmam gerekiyor mu?',
    answer:
      'Hayır. Sitede ödeme alınmaz, kart bilgisi istenmez. Talebiniz WhatsApp’ta hazır bir mesaj olarak açılır; uygunluğu biz onaylarız, ödeme yöntemini de orada konuşuruz.',
  },
];
