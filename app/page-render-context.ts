import { createContext } from 'react-router';

export interface RenderedPage {
  /** From `<html>` to its end, without the doctype. */
  html: string;
  /** The loaders' data for the browser's router, lines of JSON; '' for none. */
  data: string;
}

/** What the server gives to one rendering of a page, besides the services. */
export interface PageRender {
  /**
   * Unguessable and different for every rendering. Our own inline scripts carry it as their nonce,
   * so the server can tell them from a script that was smuggled into a text; it allows ours
   * by hash and takes the mark out again, which is what lets the page be cached.
   */
  scriptMark: string;
  /** Resolves when this page may be rendered: rendering takes the process for itself. */
  turn(): Promise<void>;
  /** Takes the page, which a web `Response` would encode, stream and decode again. */
  deliver(page: RenderedPage): void;
  /** Logs an error with the id of the request. */
  reportError(error: unknown): void;
}

export const pageRenderContext = createContext<PageRender>();
