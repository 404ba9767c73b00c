import type { ReactNode } from 'react';
import { HeroPicture } from '#app/features/site/hero-picture.tsx';
import { ButtonLink } from '#app/ui/button.tsx';
import { homeText } from './home.text.ts';

const text = homeText.hero;

/** The promise over the coast; `children` lies across the lower edge. */
export function HomeHero({ children }: { children: ReactNode }) {
  return (
    <section aria-labelledby="promise">
      <div
        data-hero
        className="relative isolate -mt-(--header-height) flex min-h-[min(46rem,92svh)] flex-col overflow-hidden pt-(--header-height) md:min-h-[min(46rem,88svh)]"
      >
        <HeroPicture />
        <div className="page flex grow flex-col pt-8 pb-24 md:pt-[clamp(1.5rem,8svh,5.5rem)]">
          <p className="font-semibold text-sea">{text.eyebrow}</p>
          <h1
            id="promise"
            className="mt-3 max-w-[14ch] font-extrabold text-[clamp(2.5rem,1.4rem+4.4vw,4.75rem)] leading-[1.04] tracking-[-0.035em]"
          >
            {text.promise}
          </h1>
          <p className="mt-4 max-w-[38ch] text-pretty font-medium text-lg leading-normal md:text-xl">
            {text.lead}
          </p>
          <div className="mt-6 grid grid-cols-2 gap-3 sm:flex md:mt-8">
            <ButtonLink
              to="/cars"
              variant="primary"
              size="lg"
              className="max-sm:px-2 max-sm:text-base"
            >
              {text.rent}
            </ButtonLink>
            <ButtonLink to="/transfer-service" size="lg" className="max-sm:px-2 max-sm:text-base">
              {text.transfer}
            </ButtonLink>
          </div>
        </div>
      </div>
      <div className="page relative z-10 -mt-14">{children}</div>
    </section>
  );
}
