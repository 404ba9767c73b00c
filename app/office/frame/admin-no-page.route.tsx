import { data } from 'react-router';
import { ComingSoon } from './coming-soon.tsx';
import { comingSoonText, shellText } from './office.text.ts';

/** An address of the back office that has no page: said within its frame. */
export function loader() {
  return data(null, { status: 404 });
}

/** Nothing to ask the server for. */
export function clientLoader() {
  return null;
}

export default function AdminNoPage() {
  return (
    <>
      <title>{shellText.pageTitle(comingSoonText.title)}</title>
      <ComingSoon />
    </>
  );
}
