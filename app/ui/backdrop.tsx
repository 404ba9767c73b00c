import type { LinksFunction } from 'react-router';
import { cx } from './class-names.ts';

/** A picture in two shapes; each is shown at its own size, so nothing moves when it arrives. */
export interface BackdropPicture {
  /** For screens that match `media`. */
  tall: { src: string; width: number; height: number; media: string };
  wide: { src: string; srcSet: string; sizes: string; width: number; height: number };
}

/** Has the browser fetch the fitting shape with the page itself: it is the first that is seen. */
export function backdropLinks({ tall, wide }: BackdropPicture): ReturnType<LinksFunction> {
  const preload = {
    rel: 'preload',
    as: 'image',
    type: 'image/webp',
    fetchPriority: 'high',
  } as const;
  return [
    { ...preload, href: tall.src, media: tall.media },
    {
      ...preload,
      imageSrcSet: wide.srcSet,
      imageSizes: wide.sizes,
      media: `not all and ${tall.media}`,
    },
  ];
}

/** Fills its box, behind the content; `className` says which part is kept in sight. */
export function Backdrop({
  picture: { tall, wide },
  className,
}: {
  picture: BackdropPicture;
  className?: string;
}) {
  return (
    <picture>
      <source media={tall.media} srcSet={tall.src} width={tall.width} height={tall.height} />
      <img
        src={wide.src}
        srcSet={wide.srcSet}
        sizes={wide.sizes}
        width={wide.width}
        height={wide.height}
        alt=""
        fetchPriority="high"
        className={cx('absolute inset-0 -z-10 size-full object-cover', className)}
      />
    </picture>
  );
}
