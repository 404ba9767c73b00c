import { type ComponentProps, useState } from 'react';
import type { Elements } from '../elements.ts';

/**
 * An image that keeps its place before it has loaded and shows `fallback` when it cannot load.
 * Lazy unless `priority`: that one is asked for first, and the others leave it the line.
 */
export function Picture({
  src,
  alt,
  width,
  height,
  srcSet,
  sizes,
  priority = false,
  fallback,
  ...rest
}: Omit<ComponentProps<'img'>, 'loading' | 'fetchPriority' | 'onError' | 'ref' | 'key'> & {
  src: string;
  alt: string;
  width: number;
  height: number;
  priority?: boolean;
  fallback?: Elements;
}) {
  const [failedSrc, setFailedSrc] = useState<string | null>(null);
  if (failedSrc === src && fallback !== undefined) return fallback;
  return (
    <img
      {...rest}
      // A picture that failed before hydration sends no error event any more.
      ref={(img) => {
        if (img?.complete && img.naturalWidth === 0) setFailedSrc(src);
      }}
      onError={() => setFailedSrc(src)}
      alt={alt}
      width={width}
      height={height}
      // `srcset` comes before `src`, because some browsers start to load at `src`.
      loading={priority ? 'eager' : 'lazy'}
      fetchPriority={priority ? 'high' : 'low'}
      // The picture that makes the first impression is painted with the text, not a frame later.
      decoding={priority ? 'sync' : 'async'}
      sizes={sizes}
      srcSet={srcSet}
      src={src}
    />
  );
}
