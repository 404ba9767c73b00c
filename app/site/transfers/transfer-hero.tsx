import { Backdrop, type BackdropPicture, backdropLinks } from '#app/ui/backdrop.tsx';
import { ButtonAnchor } from '#app/ui/button.tsx';
import { useText } from '#app/ui/use-text.ts';
import avif1920 from './assets/arrival-1920.avif';
import webp1920 from './assets/arrival-1920.webp';
import avif2880 from './assets/arrival-2880.avif';
import webp2880 from './assets/arrival-2880.webp';
import tallAvif from './assets/arrival-tall-800.avif';
import tallWebp from './assets/arrival-tall-800.webp';
import { FARES_ID, REQUEST_ID } from './transfer-address.rules.ts';
import { transfersText } from './transfers.text.ts';

const ARRIVAL: BackdropPicture = {
  narrow: {
    avif: tallAvif,
    webp: tallWebp,
    width: 800,
    height: 1240,
    media: '(max-width: 1023px)',
  },
  wide: {
    avif: `${avif1920} 1920w, ${avif2880} 2880w`,
    webp: `${webp1920} 1920w, ${webp2880} 2880w`,
    // As high as its box; what does not fit on the left is cut off.
    sizes: 'max(100vw, 1920px)',
    width: 2880,
    height: 912,
  },
};

export const transferHeroLinks = backdropLinks(ARRIVAL);

/** The arrival: words in the sky above the minivan, or left of it where there is room. */
export function TransferHero() {
  const { hero: text } = useText(transfersText);
  return (
    <section aria-labelledby="transfer-promise" className="print:hidden">
      <div className="under-header relative isolate flex min-h-[40rem] flex-col overflow-hidden sm:min-h-[50rem] lg:min-h-[max(38rem,min(31.6vw,60rem))]">
        <Backdrop picture={ARRIVAL} className="object-[60%_100%] lg:object-[89%_100%]" />
        <div className="page pt-6 md:pt-10 lg:pt-16">
          <p className="font-semibold text-sea">{text.eyebrow}</p>
          <h1
            id="transfer-promise"
            className="mt-2 whitespace-pre-line font-extrabold text-[min(clamp(2.25rem,1.4rem+3.6vw,4rem),17vw)] leading-[1.05] tracking-[-0.035em]"
          >
            {text.title}
          </h1>
          <p className="mt-3 whitespace-pre-line font-medium text-lg leading-normal md:text-xl">
            {text.lead}
          </p>
          <div className="mt-5 grid grid-cols-[repeat(auto-fit,minmax(min(100%,8.5rem),1fr))] gap-3 sm:flex md:mt-7">
            <ButtonAnchor
              href={`#${FARES_ID}`}
              variant="primary"
              size="lg"
              className="max-sm:px-2 max-sm:text-base"
            >
              {text.fares}
            </ButtonAnchor>
            <ButtonAnchor
              href={`#${REQUEST_ID}`}
              size="lg"
              className="max-sm:px-2 max-sm:text-base"
            >
              {text.request}
            </ButtonAnchor>
          </div>
        </div>
      </div>
    </section>
  );
}
