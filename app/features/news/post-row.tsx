import { Link } from 'react-router';
import type { PostSummary } from './post.rules.ts';
import { PostDate } from './post-meta.tsx';
import { PostPicture } from './post-picture.tsx';

/** Posts in brief, for a column beside something else. */
export function PostRows({ posts }: { posts: PostSummary[] }) {
  return (
    <ul className="divide-y divide-sand-line">
      {posts.map((post) => (
        <li key={post.id} className="py-4 first:pt-0 last:pb-0">
          <div className="relative flex items-start gap-4">
            <PostPicture
              cover={post.cover}
              alt=""
              sizes="96px"
              className="aspect-4/3 w-24 shrink-0 rounded-control bg-sand object-cover"
            />
            <div className="min-w-0">
              <h3 className="text-pretty font-bold text-base leading-snug tracking-normal">
                <Link
                  to={`/news/${post.slug}`}
                  className="after:absolute after:inset-0 hover:underline"
                >
                  {post.title}
                </Link>
              </h3>
              <p className="mt-1 text-ink-soft text-sm">
                <PostDate publishedAt={post.publishedAt} />
              </p>
            </div>
          </div>
        </li>
      ))}
    </ul>
  );
}
