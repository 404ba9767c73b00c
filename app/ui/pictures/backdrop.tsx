import type { LinksFunction } from 'react-router';
import { cx } from '../class-names.ts';

/** A picture in one or two shapes; each is shown at its own size, so nothing moves when it arrives. */
export interface BackdropPicture {
  /** Picture for screens that match `media`. */
  narrow?: Shape & { media: string };
  wide: Shape & { sizes: string };
}

/** A `srcset` in each format: AVIF is a third smaller, and some browsers know WebP only. */
interface Shape {
  avif: string;
  webp: string;
  width: number;
  height: number;
}

/** Has the browser fetch the fitting shape with the page itself: it is the first that is seen. */
export function backdropLinks({ narrow, wide }: BackdropPicture): ReturnType<LinksFunction> {
  // A browser that does not know the format fetches nothing.
  const preload = {
    rel: 'preload',
    as: 'image',
    type: 'image/avif',
    fetchPriority: 'high',
  } as const;
  const preloadWide = { ...preload, imageSrcSet: wide.avif, imageSizes: wide.sizes };
  if (!narrow) return [preloadWide];
  return [
    { ...preload, href: narrow.avif, media: narrow.media },
    { ...preloadWide, media: `not all and ${narrow.media}` },
  ];
}

/** Fills its box, behind the content; `className` says which part is kept in sight. */
export function Backdrop({
  picture: { narrow, wide },
  className,
}: {
  picture: BackdropPicture;
  className?: string;
}) {
  const { avif, webp, ...narrowSize } = narrow ?? {};
  return (
    <picture>
      {narrow && (
        <>
          <source {...narrowSize} type="image/avif" srcSet={avif} />
          <source {...narrowSize} srcSet={webp} />
        </>
      )}
      <source type="image/avif" srcSet={wide.avif} sizes={wide.sizes} />
      <img
        srcSet={wide.webp}
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
