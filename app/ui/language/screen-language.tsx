import { use } from 'react';
import { useMatches } from 'react-router';
import type { Language } from '#app/lib/words/language.ts';
import type { Elements } from '../elements.ts';
import { OfficeTextContext, ScreenLanguageContext } from './use-text.ts';

/** `handle` of a screen's route: its language for people who chose none. */
export interface ScreenHandle {
  language: Language;
}

/** Provides the language of the open screen to `children`. */
export function ScreenLanguage({ children }: { children: Elements }) {
  return <ScreenLanguageContext value={useOwnLanguage()}>{children}</ScreenLanguageContext>;
}

/** Returns the `lang` of the content around the open screen: the person's choice, else the screen's language. */
export function useLanguageOfScreen(): Language {
  const own = useOwnLanguage();
  return use(OfficeTextContext)?.chosen ?? own;
}

function useOwnLanguage(): Language {
  const handles = useMatches().map(({ handle }) => handle as ScreenHandle | undefined);
  return handles.findLast((handle) => handle)?.language ?? 'tr';
}
