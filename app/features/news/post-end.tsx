import { ArrowLeft } from 'lucide-react';
import { ButtonLink } from '#app/ui/button.tsx';
import { ShareLinks } from '../site/share-links.tsx';
import { newsText } from './news.text.ts';
import type { PostSummary } from './post.rules.ts';
import { TagChips } from './tag-chips.tsx';

/** What follows the last paragraph: the post's tags, ways to share it, ways on. */
export function PostEnd({ post, url }: { post: PostSummary; url: string }) {
  const text = newsText.post;
  return (
    <footer className="mt-12 grid max-w-[40.375rem] gap-8 border-sand-line border-t pt-8">
      {post.tags.length > 0 && (
        <nav aria-label={text.tags}>
          <TagChips tags={post.tags} />
        </nav>
      )}
      <ShareLinks url={url} title={post.title} />
      <div className="flex flex-wrap gap-3">
        <ButtonLink to="/news" variant="ink">
          <ArrowLeft aria-hidden="true" className="size-5" />
          {text.allPosts}
        </ButtonLink>
        <ButtonLink to="/">{text.backHome}</ButtonLink>
      </div>
    </footer>
  );
}
