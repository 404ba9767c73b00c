export const tr = {
  table: (number: number) => `Tablo ${number}`,
  video: 'Video',
};

declare module '#app/lib/words/catalogue.ts' {
  interface SiteTexts {
    markup: typeof tr;
  }
}
