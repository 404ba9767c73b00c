import type { LinksFunction } from 'react-router';
import wide800 from './assets/hero-coast-800.webp';
import wide1600 from './assets/hero-coast-1600.webp';
import wide2400 from './assets/hero-coast-2400.webp';
import portrait from './assets/hero-coast-portrait-800.webp';

const WIDE = `${wide800} 800w, ${wide1600} 1600w, ${wide2400} 2400w`;
/** The picture covers a box that is higher than its shape on a narrow screen. */
const WIDE_SIZES = 'max(100vw, 1440px)';
const UPRIGHT = '(max-width: 560px)';

export const heroPictureLinks: ReturnType<LinksFunction> = [
  {
    rel: 'preload',
    as: 'image',
    href: portrait,
    type: 'image/webp',
    media: UPRIGHT,
  },
  {
    rel: 'preload',
    as: 'image',
    imageSrcSet: WIDE,
    imageSizes: WIDE_SIZES,
    type: 'image/webp',
    media: `not all and ${UPRIGHT}`,
  },
];

/** The coast behind the promise: an upright crop on a phone. */
export function HeroPicture() {
  return (
    <picture>
      <source media={UPRIGHT} srcSet={portrait} width="800" height="1422" />
      <img
        src={wide1600}
        srcSet={WIDE}
        sizes={WIDE_SIZES}
        width="2400"
        height="1200"
        alt=""
        fetchPriority="high"
        className="absolute inset-0 -z-10 size-full object-[72%_100%] object-cover"
      />
    </picture>
  );
}
