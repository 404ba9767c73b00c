import { useMatches } from 'react-router';
import type { Language } from '#app/lib/language.ts';
import type { Elements } from './elements.ts';
import { ScreenLanguageContext } from './use-text.ts';

/** `handle` of the route of a screen: its language for a person who chose none. */
export interface ScreenHandle {
  language: Language;
}

/** Gives what is inside the language of the open screen, or that of `of`. */
export function ScreenLanguage({ of, children }: { of?: Language; children: Elements }) {
  const screen = useMatches().findLast(({ handle }) => handle) as
    | { handle: ScreenHandle }
    | undefined;
  return (
    <ScreenLanguageContext value={of ?? screen?.handle.language ?? 'tr'}>
      {children}
    </ScreenLanguageContext>
  );
}
