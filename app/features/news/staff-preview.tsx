import { type ReactNode, Suspense, use, useState, useSyncExternalStore } from 'react';
import { readToken } from '../auth/token.ts';

/**
 * In place of a post that visitors have not: what a signed-in browser may see of it, once it is
 * there. The server knows no token, so that its pages (and all that is kept of them) never hold a
 * draft; what shows one is another script, which nobody else loads.
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
  const [post] = useState(() => readPreview(slug, token));
  return (
    <Suspense fallback={otherwise}>
      <Shown post={post} otherwise={otherwise} />
    </Suspense>
  );
}

function Shown({ post, otherwise }: { post: Promise<ReactNode>; otherwise: ReactNode }) {
  return use(post) ?? otherwise;
}

/** Null when there is no such post, or no way to ask. */
async function readPreview(slug: string, token: string): Promise<ReactNode> {
  try {
    const { readUnshownPost } = await import('./unshown-post.tsx');
    return await readUnshownPost(slug, token);
  } catch {
    return null;
  }
}

const noChanges = () => () => {};
const noToken = () => null;
