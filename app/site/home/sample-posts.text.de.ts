import type { tr } from './sample-posts.text.tr.ts';

export const de: typeof tr = {
  airport: {
    title: 'Flughafen Antalya: So läuft die Übergabe Ihres Mietwagens',
    excerpt:
      'Schritt für Schritt von der Landung bis zum Schlüssel: wo wir uns treffen, welche Papiere Sie brauchen und wie wir den Wagen gemeinsam prüfen.',
  },
  tolls: {
    title: 'HGS, Brücken und Autobahnen: Maut im Mietwagen',
    excerpt:
      'Wie werden Durchfahrten erfasst, wer zahlt, und wann wird die Kaution belastet? Das sollten Sie vor der Abfahrt wissen.',
  },
  coast: {
    title: 'Auf der Küstenstraße nach Kaş: fünf Stopps, die sich lohnen',
    excerpt:
      'Ein Tag ohne Eile auf der D400: Buchten, Aussichtspunkte und ein kleiner Plan für die Kurven.',
  },
};
