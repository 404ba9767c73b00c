import { createContext } from 'react-router';
import type { SiteLanguage } from '#app/lib/words/texts.ts';

/** Data of the server for one rendering of a page, besides the services. */
export interface PageRender {
  /**
   * Random value of each rendering. Only our own inline scripts have it, so the server can distinguish them
   * from a script that was injected into a text. The server allows our scripts by hash and removes the nonce
   * again, so that the page can be cached.
   */
  nonce: string;
  /** Address of the script with the site's texts in a language; undefined during development. */
  siteTextFile(language: SiteLanguage): string | undefined;
  /** Logs an error with the id of the request. */
  reportError(error: unknown): void;
}

export const pageRenderContext = createContext<PageRender>();
