import { Backdrop, type BackdropPicture, backdropLinks } from '#app/ui/pictures/backdrop.tsx';
import avif800 from './assets/hero-coast-800.avif';
import webp800 from './assets/hero-coast-800.webp';
import avif1600 from './assets/hero-coast-1600.avif';
import webp1600 from './assets/hero-coast-1600.webp';
import avif2400 from './assets/hero-coast-2400.avif';
import webp2400 from './assets/hero-coast-2400.webp';
import narrowAvif from './assets/hero-coast-narrow-800.avif';
import narrowWebp from './assets/hero-coast-narrow-800.webp';

const WIDE = {
  avif: `${avif800} 800w, ${avif1600} 1600w, ${avif2400} 2400w`,
  webp: `${webp800} 800w, ${webp1600} 1600w, ${webp2400} 2400w`,
  // Wider than the screen: the box on a narrow screen is higher than the picture's shape.
  sizes: 'max(100vw, 1440px)',
  width: 2400,
  height: 1200,
};

/**
 * Coast of the home page. A phone gets a crop with little more than the part that its low box
 * shows. The box is higher with large text, and shows the crop in coarser pixels.
 */
const COAST: BackdropPicture = {
  narrow: {
    avif: narrowAvif,
    webp: narrowWebp,
    width: 800,
    height: 550,
    media: '(max-width: 560px)',
  },
  wide: WIDE,
};

/** The coast with its car: a strip above the form of the sign-in page, or its left half. */
const COAST_AND_CAR: BackdropPicture = {
  wide: { ...WIDE, sizes: '(max-width: 768px) max(100vw, 22rem), max(50vw, 200vh)' },
};

export const heroPictureLinks = backdropLinks(COAST);
export const signInPictureLinks = backdropLinks(COAST_AND_CAR);

export function HeroPicture() {
  return (
    <Backdrop
      picture={COAST}
      className="object-[72%_25%] min-[561px]:max-md:object-[72%_55%] md:object-[72%_100%]"
    />
  );
}

export function SignInPicture() {
  return <Backdrop picture={COAST_AND_CAR} className="object-[82%_100%]" />;
}
