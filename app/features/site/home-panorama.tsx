import { Rotate3d } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Button } from '#app/ui/button.tsx';
import { cx } from '#app/ui/class-names.ts';
import { Picture } from '#app/ui/picture.tsx';
import still800 from './assets/hero-coast-800.webp';
import still1600 from './assets/hero-coast-1600.webp';
import panorama2048 from './assets/hero-coast-2400.webp';
import panorama4096 from './assets/hero-coast-2400.webp';
import { homeText } from './home.text.ts';
import type { PanoramaViewer } from './panorama-viewer.tsx';

const text = homeText.panorama;

/** The place all around: a still picture, which a viewer covers when it is asked for. */
export function HomePanorama() {
  const [phase, setPhase] = useState<'still' | 'loading' | 'open' | 'failed'>('still');
  const [percent, setPercent] = useState(0);
  const [viewer, setViewer] = useState<{ Component: typeof PanoramaViewer; url: string }>();
  const opener = useRef<HTMLButtonElement>(null);
  const returning = useRef(false);

  function open() {
    if (phase === 'loading') return;
    setPhase('loading');
    setPercent(0);
    import('./panorama-viewer.tsx').then(
      (module) => setViewer({ Component: module.PanoramaViewer, url: fittingPanorama() }),
      fail,
    );
  }
  function fail() {
    setViewer(undefined);
    setPhase('failed');
  }
  function close() {
    setViewer(undefined);
    setPhase('still');
    returning.current = true;
  }
  useEffect(() => {
    if (phase !== 'still' || !returning.current) return;
    returning.current = false;
    opener.current?.focus({ preventScroll: true });
  }, [phase]);

  return (
    <section aria-labelledby="panorama" className="bg-ink text-white">
      <div className="page py-16 lg:py-24">
        <h2 id="panorama" className="text-3xl md:text-5xl">
          {text.title}
        </h2>
        <p className="mt-3 text-lg text-white/85">{text.lead}</p>
        <div className="relative isolate mt-8 aspect-4/5 overflow-hidden rounded-card bg-sea md:aspect-21/9">
          <Picture
            src={still1600}
            srcSet={`${still800} 800w, ${still1600} 1600w`}
            sizes="(min-width: 1280px) 1200px, 92vw"
            width={1600}
            height={800}
            alt={text.still}
            className="absolute inset-0 size-full object-cover"
          />
          {phase !== 'open' && (
            <div className="absolute inset-0 grid content-center justify-items-center gap-4 bg-ink/25 p-6">
              {phase === 'failed' && (
                <p role="alert" className="rounded-control bg-ink px-4 py-3 font-semibold">
                  {text.failed}
                </p>
              )}
              <Button
                ref={opener}
                size="lg"
                aria-disabled={phase === 'loading'}
                onClick={open}
                className="noscript:hidden"
              >
                <Rotate3d aria-hidden="true" className="size-6" />
                {{ still: text.open, failed: text.retry, loading: text.loading }[phase]}
              </Button>
              <Progress percent={phase === 'loading' ? percent : null} />
            </div>
          )}
          {viewer && (
            <viewer.Component
              url={viewer.url}
              onProgress={setPercent}
              onOpen={() => setPhase('open')}
              onFailed={fail}
              onClose={close}
            />
          )}
        </div>
      </div>
    </section>
  );
}

/** How much of the picture has come; keeps its place before and after (`percent` null). */
function Progress({ percent }: { percent: number | null }) {
  return (
    <div
      role="progressbar"
      aria-label={text.loading}
      aria-valuenow={percent ?? 0}
      className={cx(
        'h-1.5 w-56 overflow-hidden rounded-full bg-white/40',
        percent === null && 'invisible',
      )}
    >
      <div
        className="h-full origin-left bg-sun transition-transform"
        style={{ transform: `scaleX(${(percent ?? 0) / 100})` }}
      />
    </div>
  );
}

/** A phone has no use for the large one, and may not be able to show it. */
function fittingPanorama(): string {
  return matchMedia('(max-width: 768px)').matches ? panorama2048 : panorama4096;
}
