import { en as card } from '#app/domain/posts/text/en.ts';
import { counted } from '#app/lib/words/plain-text.ts';
import { plural } from '#app/lib/words/plurals.ts';
import type { tr } from './tr.ts';

const articles = (count: number) => counted(count, plural(count, 'article', 'articles'));

export const en: typeof tr = {
  title: 'News',
  home: 'Home',
  breadcrumbs: 'Breadcrumb',
  readMore: 'Read more',
  list: {
    // For example `Insurance, #Kaş, ‘winter’: articles, page 2`. Not "news", which is in a
    // category's name.
    metaTitle: (chosen, page) =>
      (chosen.length > 0 ? `${chosen.join(', ')}: articles` : 'News and driving guides') +
      (page > 1 ? `, page ${page}` : ''),
    categoryDescription: (category) =>
      `${category}: news, guides and practical tips from an office that drives Antalya’s roads every day.`,
    metaDescription:
      'News and guides on hiring a car in Antalya: routes, HGS tolls, insurance, child seats, parking. From an office that drives these roads every day.',
    lead: 'Routes, rules and useful tips from people who drive Antalya’s roads every day.',
    search: 'Search articles',
    searchHint: 'Kaş, tolls, parking…',
    submitSearch: 'Search',
    categories: 'Categories',
    allCategories: 'All',
    postCount: articles,
    newest: 'Latest articles',
    older: 'Older articles',
    found: 'Articles found',
    summary: (first, last, total) => {
      if (last - first + 1 >= total) return articles(total);
      if (first === last) return `Showing the last of ${articles(total)}`;
      return `Showing ${first}–${last} of ${articles(total)}`;
    },
    activeFilters: 'Selected filters',
    category: 'Category',
    tag: 'Tag',
    searched: 'Search',
    searchFor: (search) => `‘${search}’`,
    quoted: (search) => `‘${search}’`,
    removeFilter: (filter) => `Remove filter ‘${filter}’`,
    clearFilters: 'Clear filters',
    featured: 'Featured',
    tags: 'Popular tags',
    empty: 'We couldn’t find a matching article',
    emptyHint: 'Try a shorter word or remove a filter.',
    none: 'No articles yet',
    noneHint: 'Our first one is on its way. Until then, have a look at our cars.',
    cars: 'See the cars',
    failed: 'We couldn’t load the articles',
    failedLang: 'en',
    retry: 'Try again',
    pagination: {
      nav: 'Pages',
      previous: 'Previous page',
      next: 'Next page',
      page: (page) => `Page ${page}`,
    },
  },
  feed: { title: (business) => `${business}: News` },
  post: {
    by: 'Written by',
    tags: 'Tags',
    latest: 'Latest articles',
    about: (business) => `About ${business}`,
    allPosts: 'All articles',
    backHome: 'Back to the home page',
    toCars: {
      title: 'A car for these roads',
      text: 'Choose your dates and see the total price straight away.',
      action: 'See the cars',
    },
    back: 'Back to news',
    opening: 'Opening the article…',
    notFound: 'We couldn’t find this article',
    failed: 'We couldn’t load this article. Please try again later.',
    noData: 'This article has no content',
  },
  card,
};
