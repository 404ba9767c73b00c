import { createContext, type RouterContextProvider } from 'react-router';
import type { OfficeTexts } from '#app/lib/words/catalogue.ts';
import type { ScreenHandle } from './screen-language.tsx';
import type { OfficeText } from './use-text.ts';

/** Texts of the office for client loaders and actions, which cannot read React's contexts. */
export const officeTextContext = createContext<OfficeText>();

/**
 * Returns the texts of the office in the language of the screen: `officeTextsOf(context, handle).zones`. Throws
 * if they are not loaded.
 */
export function officeTextsOf(
  context: Readonly<RouterContextProvider>,
  { language: screen }: ScreenHandle,
): OfficeTexts {
  const { chosen, texts } = context.get(officeTextContext);
  const language = chosen ?? screen;
  const found = texts[language];
  if (!found) throw new Error(`The words of the office in ${language} are not loaded`);
  return found;
}
