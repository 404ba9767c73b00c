/** Names of tables and videos to which the writer of a text gave none. */
export const markupText = {
  table: (number: number) => `Tablo ${number}`,
  video: 'Video',
};
