/** What is around a legal text in Turkish. */
export const tr = {
  home: 'Ana Sayfa',
  breadcrumbs: 'Sayfa yolu',
  description: (title: string, business: string) =>
    `${business}: ${title}. Araç kiralama ve transfer için geçerli metin.`,
};
