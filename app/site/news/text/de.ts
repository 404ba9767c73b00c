import { de as card } from '#app/domain/posts/text/de.ts';
import { counted } from '#app/lib/words/plain-text.ts';
import { plural } from '#app/lib/words/plurals.ts';
import type { tr } from './tr.ts';

const posts = (count: number) => counted(count, plural(count, 'Beitrag', 'Beiträge'));

export const de: typeof tr = {
  title: 'Magazin',
  home: 'Startseite',
  breadcrumbs: 'Sie sind hier',
  readMore: 'Weiterlesen',
  list: {
    metaTitle: (chosen, page) =>
      (chosen.length > 0
        ? `${chosen.join(', ')}: Beiträge im Magazin`
        : 'Magazin: Routen, Tipps und Neuigkeiten') + (page > 1 ? `, Seite ${page}` : ''),
    categoryDescription: (category) =>
      `${category}: Neuigkeiten, Ratgeber und praktische Tipps von Leuten, die täglich auf den Straßen rund um Antalya unterwegs sind.`,
    metaDescription:
      'Neuigkeiten und Ratgeber rund um Mietwagen in Antalya: Routen, HGS-Maut, Versicherung, Kindersitz, Parken. Von Leuten, die hier täglich fahren.',
    lead: 'Routen, Regeln und Tipps von Leuten, die täglich rund um Antalya unterwegs sind.',
    search: 'Beiträge durchsuchen',
    searchHint: 'Kaş, HGS, Parken\u00a0…',
    submitSearch: 'Suchen',
    categories: 'Kategorien',
    allCategories: 'Alle',
    postCount: posts,
    newest: 'Neueste Beiträge',
    older: 'Ältere Beiträge',
    found: 'Gefundene Beiträge',
    summary: (first, last, total) => {
      if (last - first + 1 >= total) return posts(total);
      return first === last
        ? `Beitrag ${first} von\u00a0${total}`
        : `${first}–${last} von ${total}\u00a0Beiträgen`;
    },
    activeFilters: 'Gewählte Filter',
    category: 'Kategorie',
    tag: 'Thema',
    searched: 'Suche',
    searchFor: (search) => `Suche nach „${search}“`,
    quoted: (search) => `„${search}“`,
    removeFilter: (filter) => `Filter entfernen: ${filter}`,
    clearFilters: 'Filter zurücksetzen',
    featured: 'Unsere Empfehlungen',
    tags: 'Beliebte Themen',
    empty: 'Dazu haben wir keinen Beitrag gefunden',
    emptyHint: 'Suchen Sie mit einem kürzeren Wort oder entfernen Sie einen Filter.',
    none: 'Noch keine Beiträge',
    noneHint:
      'Unser erster Beitrag erscheint bald. Sehen Sie sich bis dahin gern unsere Mietwagen an.',
    cars: 'Mietwagen ansehen',
    failed: 'Die Beiträge konnten nicht geladen werden',
    failedLang: 'de',
    retry: 'Erneut versuchen',
    pagination: {
      nav: 'Seiten',
      previous: 'Vorherige Seite',
      next: 'Nächste Seite',
      page: (page) => `Seite ${page}`,
    },
  },
  feed: { title: (business) => `${business}: Magazin` },
  post: {
    by: 'Verfasst von',
    tags: 'Themen',
    latest: 'Neueste Beiträge',
    about: (business) => `Über ${business}`,
    allPosts: 'Alle Beiträge',
    backHome: 'Zur Startseite',
    toCars: {
      title: 'Der passende Mietwagen für diese Straßen',
      text: 'Wählen Sie Ihren Zeitraum und sehen Sie sofort den Gesamtpreis.',
      action: 'Mietwagen ansehen',
    },
    back: 'Zurück zum Magazin',
    opening: 'Beitrag wird geöffnet\u00a0…',
    notFound: 'Beitrag nicht gefunden',
    failed: 'Der Beitrag konnte nicht geladen werden. Bitte versuchen Sie es später noch einmal.',
    noData: 'Dieser Beitrag hat keinen Inhalt',
  },
  card,
};
