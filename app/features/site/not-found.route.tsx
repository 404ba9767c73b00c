import { data } from 'react-router';
import { NotFound } from './error-page.tsx';
import { notFoundText } from './site.text.ts';

export function loader() {
  return data(null, { status: 404 });
}

export function meta() {
  return [
    { title: `${notFoundText.code} ${notFoundText.reason}` },
    { name: 'robots', content: 'noindex' },
  ];
}

export default function NotFoundPage() {
  return <NotFound />;
}
