import type { LinksFunction } from 'react-router';
import { cx } from '../class-names.ts';

/** Background picture in one or two shapes. Each has a fixed size, so that nothing moves when it loads. */
export interface BackdropPicture {
  /** Picture for screens that match `media`. */
  narrow?: Shape & { media: string };
  wide: Shape & { sizes: string };
}

/** `srcset` in two formats: AVIF is a third smaller, and some browsers support only WebP. */
interface Shape {
  avif: string;
  webp: string;
  width: number;
  height: number;
}

/** Returns links that preload the matching shape with the page, because it is the first picture in view. */
export function backdropLinks({ narrow, wide }: BackdropPicture): ReturnType<LinksFunction> {
  // A browser that does not support the format preloads nothing.
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

/** Fills its box behind the content. `className` sets which part of the picture stays visible. */
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
