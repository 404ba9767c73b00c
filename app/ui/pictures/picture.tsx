import { type ComponentProps, useState } from 'react';
import type { Elements } from '../elements.ts';

/**
 * Image that reserves its space before it has loaded, and shows `fallback` if it cannot load. It loads lazily
 * with low priority, or at once with high priority if `priority` is set.
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
      // A picture that failed before hydration sends no further error event.
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
      // A picture with priority is painted with the text, not a frame later.
      decoding={priority ? 'sync' : 'async'}
      sizes={sizes}
      srcSet={srcSet}
      src={src}
    />
  );
}
