/** Texts that are loaded together with the live map. */
export const liveMapText = {
  label: (business: string) => `${business} ofisinin çevresi, harita`,
  zoomIn: 'Haritayı yakınlaştır',
  zoomOut: 'Haritayı uzaklaştır',
  newWindow: '(yeni pencerede açılır)',
};
