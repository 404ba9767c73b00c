import type { tr } from './sample-posts.text.tr.ts';

export const en: typeof tr = {
  airport: {
    title: 'How does car handover work at Antalya Airport?',
    excerpt:
      'Step by step from landing to keys: where we meet, which documents you need and how we check the car together.',
  },
  tolls: {
    title: 'HGS, bridges and motorways: tolls in a hire car',
    excerpt:
      'How tolls are recorded, who pays and when they come off the deposit. What to know before you set off.',
  },
  coast: {
    title: 'The coast road to Kaş: five places worth a stop',
    excerpt:
      'An unhurried day on the D400: a small plan for coves, viewpoints and bends in the road.',
  },
};
