import { data } from 'react-router';
import type { ScreenHandle } from '#app/ui/language/screen-language.tsx';
import { useOfficeText } from '#app/ui/language/use-text.ts';
import { ComingSoon } from './coming-soon.tsx';

/** Language of the screen for a person who chose none. */
export const handle: ScreenHandle = { language: 'tr' };

/** An address of the back office that has no page: said within its frame. */
export function loader() {
  return data(null, { status: 404 });
}

/** Loads nothing. */
export function clientLoader() {
  return null;
}

export default function AdminNoPage() {
  const { shell: shellText, comingSoon: comingSoonText } = useOfficeText('frame', 'tr');
  return (
    <>
      <title>{shellText.pageTitle(comingSoonText.title)}</title>
      <ComingSoon />
    </>
  );
}
