import { Picture } from '#app/ui/picture.tsx';
import type { Image } from '../images/images.schema.ts';
import defaultPost from './assets/default-post.svg?no-inline';

/** A post's cover at 16:9; the default news picture where it has none or it does not load. */
export function PostPicture({
  cover,
  alt = cover?.alt ?? '',
  sizes,
  priority,
  className = 'aspect-video w-full bg-sand object-cover',
}: {
  cover: Image | null;
  /** Empty where the post's title stands beside it and says enough. */
  alt?: string;
  sizes: string;
  priority?: boolean;
  className?: string;
}) {
  const drawn = <img src={defaultPost} alt="" width={1600} height={900} className={className} />;
  if (!cover) return drawn;
  return (
    <Picture
      src={cover.url}
      srcSet={cover.srcset}
      sizes={sizes}
      width={cover.width}
      height={cover.height}
      alt={alt}
      priority={priority}
      fallback={drawn}
      className={className}
    />
  );
}
