import type { ReactNode } from 'react';
import { Breadcrumbs } from '#app/ui/breadcrumbs.tsx';
import { newsText } from './news.text.ts';
import type { PostDetail } from './post.rules.ts';
import { PostBody } from './post-body.tsx';
import { PostHeader } from './post-header.tsx';

/** A post as a whole page; what follows it and what stands beside it may be left out. */
export function PostArticle({
  post,
  end,
  aside,
}: {
  post: PostDetail;
  end?: ReactNode;
  aside?: ReactNode;
}) {
  return (
    <article className="pb-20">
      <div className="bg-sand">
        <div className="page pt-4 pb-10 md:pt-6 md:pb-14">
          <Breadcrumbs
            label={newsText.breadcrumbs}
            crumbs={[
              { label: newsText.home, to: '/' },
              { label: newsText.title, to: '/news' },
            ]}
          />
          <PostHeader post={post} />
        </div>
      </div>
      <div className="page mt-10 lg:mt-14 lg:grid lg:grid-cols-[minmax(0,1fr)_280px] lg:items-start lg:gap-12 xl:grid-cols-[minmax(0,1fr)_320px] xl:gap-16">
        <div className="min-w-0">
          <PostBody key={post.id} html={post.html} />
          {end}
        </div>
        {aside}
      </div>
    </article>
  );
}
