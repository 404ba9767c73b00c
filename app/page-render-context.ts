import { createContext } from 'react-router';
import type { SiteLanguage } from '#app/lib/words/texts.ts';

/** What the server gives to one rendering of a page, besides the services. */
export interface PageRender {
  /**
   * Unguessable and different for every rendering. Our own inline scripts carry it, so the server
   * can tell them from a script that was smuggled into a text; it allows ours by hash and takes the
   * nonce out again, which is what lets the page be cached.
   */
  nonce: string;
  /** Address of the script with the words of the site in a language; undefined during development. */
  siteTextFile(language: SiteLanguage): string | undefined;
  /** Logs an error with the id of the request. */
  reportError(error: unknown): void;
}

export const pageRenderContext = createContext<PageRender>();
