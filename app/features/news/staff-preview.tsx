import {
  type ReactNode,
  Suspense,
  use,
  useState,
  useSyncExternalStore,
  useTransition,
} from 'react';
import { readToken } from '#app/editing/token.ts';
import { Button, Spinner } from '#app/ui/button.tsx';
import { PageFailure } from '../site/error-page.tsx';
import { newsText } from './news.text.ts';

const text = newsText.post;
const FAILED = Symbol();

/**
 * In place of a post that visitors have not: what a signed-in browser may see of it, once it is
 * there. The server knows no token, so that its pages (and all that is kept of them) never hold a
 * draft; what shows one is another script, which visitors do not load.
 */
export function StaffPreview({ slug, otherwise }: { slug: string; otherwise: ReactNode }) {
  const token = useSyncExternalStore(noChanges, readToken, noToken);
  return token ? <Preview slug={slug} token={token} otherwise={otherwise} /> : otherwise;
}

function Preview({
  slug,
  token,
  otherwise,
}: {
  slug: string;
  token: string;
  otherwise: ReactNode;
}) {
  const [post, setPost] = useState(() => readPreview(slug, token));
  const [asking, startAsking] = useTransition();
  return (
    <Suspense fallback={<Opening />}>
      <Shown
        post={post}
        otherwise={otherwise}
        failure={
          <PageFailure
            title={text.failed}
            action={
              <Button
                variant="ink"
                pending={asking}
                onClick={() => startAsking(() => setPost(readPreview(slug, token)))}
              >
                {newsText.list.retry}
              </Button>
            }
          />
        }
      />
    </Suspense>
  );
}

function Shown({
  post,
  otherwise,
  failure,
}: {
  post: Promise<ReactNode | typeof FAILED>;
  otherwise: ReactNode;
  failure: ReactNode;
}) {
  const shown = use(post);
  return shown === FAILED ? failure : (shown ?? otherwise);
}

/** Until the answer is there, the page does not say that there is no such post. */
function Opening() {
  return (
    <p role="status" className="page flex items-center justify-center gap-3 py-32 font-semibold">
      <Spinner />
      {text.opening}
    </p>
  );
}

/** Null when there is no such post. */
async function readPreview(slug: string, token: string): Promise<ReactNode | typeof FAILED> {
  try {
    const { readUnshownPost } = await import('./unshown-post.tsx');
    return await readUnshownPost(slug, token);
  } catch {
    return FAILED;
  }
}

const noChanges = () => () => {};
const noToken = () => null;
