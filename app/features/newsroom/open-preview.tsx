import { ExternalLink } from 'lucide-react';
import { Button, ButtonAnchor } from '#app/ui/button.tsx';
import { useToasts } from '#app/ui/toasts.tsx';
import { previewPath } from '../news/news-address.rules.ts';
import { postFormText } from './newsroom.text.ts';

const text = postFormText.open;

/** Opens the saved post as its own page in a new tab (spec, part 2); a new one has none yet. */
export function OpenPreview({ slug, unsaved }: { slug: string | null; unsaved: boolean }) {
  const toasts = useToasts();
  if (slug === null) {
    return (
      <Button size="sm" onClick={() => toasts.error(text.unsaved, { lang: 'en' })}>
        {text.label}
      </Button>
    );
  }
  return (
    <ButtonAnchor
      href={previewPath(slug)}
      target="_blank"
      rel="noopener"
      size="sm"
      onClick={() => unsaved && toasts.info(text.savedState, { lang: 'en' })}
    >
      {text.label}
      <ExternalLink aria-hidden="true" className="size-4" />
      <span className="sr-only">{text.newWindow}</span>
    </ButtonAnchor>
  );
}
