import { Suspense, use, useState, useSyncExternalStore, useTransition } from 'react';
import { PageFailure } from '#app/base/shell/error-page.tsx';
import { readToken } from '#app/editing/office-calls/token.ts';
import { Button, Spinner } from '#app/ui/button.tsx';
import type { Elements } from '#app/ui/elements.ts';
import { LanguageContext, useText } from '#app/ui/language/use-text.ts';
import type { readUnshownPost } from './unshown-post.tsx';

const FAILED = Symbol();

/**
 * Draft for a signed-in browser, shown instead of the not-found page once it has loaded. The server
 * knows no token, so its cached pages never contain a draft. A separate script, which visitors do
 * not load, shows the draft.
 */
export function StaffPreview({ slug, otherwise }: { slug: string; otherwise: Elements }) {
  const token = useSyncExternalStore(noChanges, readToken, noToken);
  return token ? <Preview slug={slug} token={token} otherwise={otherwise} /> : otherwise;
}

function Preview({ slug, token, otherwise }: { slug: string; token: string; otherwise: Elements }) {
  const language = use(LanguageContext);
  const read = () => readPreview(slug, { token, language });
  const [post, setPost] = useState(read);
  // The button stays, with the focus, until the next answer is there.
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

/** Until the answer is there, the page does not say that there is no such post. */
function Opening() {
  const { post: text } = useText('news');
  return (
    <p role="status" className="page flex items-center justify-center gap-3 py-32 font-semibold">
      <Spinner />
      <span>{text.opening}</span>
    </p>
  );
}

/** Null when there is no such post. */
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
