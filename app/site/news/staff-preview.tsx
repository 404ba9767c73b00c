import { Suspense, use, useState, useSyncExternalStore, useTransition } from 'react';
import { PageFailure } from '#app/base/shell/error-page.tsx';
import { readToken } from '#app/editing/office-calls/token.ts';
import { Button, Spinner } from '#app/ui/button.tsx';
import type { Elements } from '#app/ui/elements.ts';
import { LanguageContext, useText } from '#app/ui/language/use-text.ts';
import type { readUnshownPost } from './unshown-post.tsx';

const FAILED = Symbol();

/**
 * Shows a draft to signed-in staff in place of the not-found page. The server does not know the
 * token, so its cached pages never contain a draft. The draft is rendered by a separate script,
 * which visitors do not load.
 */
export function StaffPreview({ slug, otherwise }: { slug: string; otherwise: Elements }) {
  const token = useSyncExternalStore(noChanges, readToken, noToken);
  return token ? <Preview slug={slug} token={token} otherwise={otherwise} /> : otherwise;
}

function Preview({ slug, token, otherwise }: { slug: string; token: string; otherwise: Elements }) {
  const language = use(LanguageContext);
  const read = () => readPreview(slug, { token, language });
  const [post, setPost] = useState(read);
  // The button keeps the focus until the next response arrives.
  const [retrying, startRetry] = useTransition();
  return (
    <Suspense fallback={<Opening />}>
      <Shown
        post={post}
        otherwise={otherwise}
        retrying={retrying}
        onRetry={() => startRetry(() => setPost(read()))}
      />
    </Suspense>
  );
}

function Shown({
  post,
  otherwise,
  retrying,
  onRetry,
}: {
  post: Promise<Elements | typeof FAILED>;
  otherwise: Elements;
  retrying: boolean;
  onRetry: () => void;
}) {
  const { list, post: text } = useText('news');
  const shown = use(post);
  if (shown !== FAILED) return shown ?? otherwise;
  const retry = (
    <Button variant="ink" pending={retrying} onClick={onRetry}>
      {list.retry}
    </Button>
  );
  return <PageFailure title={text.failed} action={retry} />;
}

/** Shown until the response arrives, so that the page does not claim that the post is missing. */
function Opening() {
  const { post: text } = useText('news');
  return (
    <p role="status" className="page flex items-center justify-center gap-3 py-24 font-strong">
      <Spinner />
      <span>{text.opening}</span>
    </p>
  );
}

/** Returns the draft's page; null if there is no such post; FAILED if it could not be read. */
async function readPreview(
  ...asked: Parameters<typeof readUnshownPost>
): Promise<Elements | typeof FAILED> {
  try {
    const preview = await import('./unshown-post.tsx');
    return await preview.readUnshownPost(...asked);
  } catch {
    return FAILED;
  }
}

const noChanges = () => () => {};
const noToken = () => null;
