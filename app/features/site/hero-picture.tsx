import { Backdrop, type BackdropPicture, backdropLinks } from '#app/ui/backdrop.tsx';
import wide800 from './assets/hero-coast-800.webp';
import wide1600 from './assets/hero-coast-1600.webp';
import wide2400 from './assets/hero-coast-2400.webp';
import portrait from './assets/hero-coast-portrait-800.webp';

/** The coast behind the promise: an upright crop on a phone. */
const COAST: BackdropPicture = {
  tall: { src: portrait, width: 800, height: 1422, media: '(max-width: 560px)' },
  wide: {
    src: wide1600,
    srcSet: `${wide800} 800w, ${wide1600} 1600w, ${wide2400} 2400w`,
    // The picture covers a box that is higher than its shape on a narrow screen.
    sizes: 'max(100vw, 1440px)',
    width: 2400,
    height: 1200,
  },
};

export const heroPictureLinks = backdropLinks(COAST);

export function HeroPicture({ className = 'object-[72%_100%]' }: { className?: string }) {
  return <Backdrop picture={COAST} className={className} />;
}
