import { useEffect, useRef } from 'react';
import defaultPost from './assets/default-post.svg?no-inline';

/** The text of a post. A picture in it that does not load becomes the default news picture. */
export function PostBody({ html }: { html: string }) {
  const body = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = body.current;
    if (!element) return;
    const replace = ({ target }: { target: EventTarget | null }) => {
      if (isImage(target)) showDefault(target);
    };
    // Errors of pictures do not bubble; some have happened before React was there.
    element.addEventListener('error', replace, true);
    for (const img of element.querySelectorAll('img')) {
      if (img.complete && img.naturalWidth === 0) showDefault(img);
    }
    return () => element.removeEventListener('error', replace, true);
  }, []);
  return (
    <div
      ref={body}
      className="post-body"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised when the post was saved
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}

/** One of a frame, too, where the editor shows its preview: there `instanceof` says no. */
function isImage(target: EventTarget | null): target is HTMLImageElement {
  return target !== null && 'naturalWidth' in target;
}

function showDefault(img: HTMLImageElement): void {
  // Once: the default picture may fail as well.
  if (img.getAttribute('src') === defaultPost) return;
  img.removeAttribute('srcset');
  img.src = defaultPost;
}
