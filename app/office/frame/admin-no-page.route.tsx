import { data } from 'react-router';
import type { ScreenHandle } from '#app/ui/language/screen-language.tsx';
import { useOfficeText } from '#app/ui/language/use-text.ts';
import { ComingSoon } from './coming-soon.tsx';

export const handle: ScreenHandle = { language: 'tr' };

export function loader() {
  return data(null, { status: 404 });
}

/** Prevents a request for the server's loader. */
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
