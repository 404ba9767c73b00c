import { Backdrop, type BackdropPicture, backdropLinks } from '#app/ui/backdrop.tsx';
import avif800 from './assets/hero-coast-800.avif';
import webp800 from './assets/hero-coast-800.webp';
import avif1600 from './assets/hero-coast-1600.avif';
import webp1600 from './assets/hero-coast-1600.webp';
import avif2400 from './assets/hero-coast-2400.avif';
import webp2400 from './assets/hero-coast-2400.webp';
import tallAvif from './assets/hero-coast-portrait-800.avif';
import tallWebp from './assets/hero-coast-portrait-800.webp';

/** The coast behind the promise: an upright crop on a phone. */
const COAST: BackdropPicture = {
  tall: { avif: tallAvif, webp: tallWebp, width: 800, height: 1422, media: '(max-width: 560px)' },
  wide: {
    avif: `${avif800} 800w, ${avif1600} 1600w, ${avif2400} 2400w`,
    webp: `${webp800} 800w, ${webp1600} 1600w, ${webp2400} 2400w`,
    // The picture covers a box that is higher than its shape on a narrow screen.
    sizes: 'max(100vw, 1440px)',
    width: 2400,
    height: 1200,
  },
};

export const heroPictureLinks = backdropLinks(COAST);

export function HeroPicture({
  className = 'object-[72%_18%] min-[561px]:max-md:object-[72%_55%] md:object-[72%_100%]',
}: {
  className?: string;
}) {
  return <Backdrop picture={COAST} className={className} />;
}
