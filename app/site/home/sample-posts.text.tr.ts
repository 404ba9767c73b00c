/** The built-in posts in Turkish. */
export const tr = {
  airport: {
    title: 'Antalya Havalimanı’nda araç teslimi nasıl olur?',
    excerpt:
      'İnişten anahtara kadar adım adım: nerede buluşulur, hangi belgeler gerekir, araç nasıl birlikte kontrol edilir.',
  },
  tolls: {
    title: 'HGS, köprü ve otoyollar: kiralık araçta geçiş ücretleri',
    excerpt:
      'Geçişler nasıl okunur, kim öder, depozitodan ne zaman düşer? Yola çıkmadan bilinmesi gerekenler.',
  },
  coast: {
    title: 'Kaş’a sahil yolundan: durmaya değer beş yer',
    excerpt:
      'D400 üzerinde acele etmeden bir gün: koylar, manzara molaları ve virajlar için küçük bir plan.',
  },
};
