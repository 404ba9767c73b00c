import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { renditionUrl } from '#app/base/images/images.rules.ts';
import panorama2048 from '#app/base/settings/panorama/panorama-2048.webp';
import panorama4096 from '#app/base/settings/panorama/panorama-4096.webp';
import still800 from '#app/base/settings/panorama/panorama-still-800.webp';
import still1600 from '#app/base/settings/panorama/panorama-still-1600.webp';
import type { OwnPanorama } from '#app/base/settings/settings.schema.ts';
import type { SiteTexts } from '#app/lib/words/catalogue.ts';
import { Button } from '#app/ui/button.tsx';
import { useText } from '#app/ui/language/use-text.ts';
import { isNarrowScreen } from '#app/ui/media-query.ts';
import { Icon } from '#app/ui/pictures/icon.tsx';
import { Picture } from '#app/ui/pictures/picture.tsx';
import { PartBoundary } from '#app/ui/states/part-boundary.tsx';
import type { PanoramaViewer } from './panorama-viewer.tsx';

/** Width in px of the panorama for phones. */
const PHONE_WIDTH = 1920;

/**
 * Point that stays visible in a narrow box (`object-position`), as a share of the width. The
 * painted panorama keeps its car whole, a photo of the office its centre.
 */
const KEPT = { painted: 0.94, own: 0.5 };

/** Two widths of the panorama, and the still picture that is shown before the viewer opens. */
interface Shown {
  still: { src: string; srcSet: string; width: number; height: number; alt: string };
  /** Picture for a phone, which may be unable to show the wide picture. */
  narrow: string;
  wide: string;
  kept: number;
}

/** Panorama that was painted for this project. */
const PAINTED = {
  still: {
    src: still1600,
    srcSet: `${still800} 800w, ${still1600} 1600w`,
    width: 1600,
    height: 900,
  },
  narrow: panorama2048,
  wide: panorama4096,
  kept: KEPT.painted,
};

/** Returns the office's own panorama, or the painted panorama if there is none. */
function shownOf(own: OwnPanorama | null, text: SiteTexts['home']['panorama']): Shown {
  if (!own) return { ...PAINTED, still: { ...PAINTED.still, alt: text.still } };
  const { picture, still } = own;
  const { url, srcset, width, height } = still;
  return {
    still: { src: url, srcSet: srcset, width, height, alt: still.alt || text.ownTitle },
    narrow: renditionUrl(picture, PHONE_WIDTH),
    wide: picture.url,
    kept: KEPT.own,
  };
}

/** Still picture of the surroundings, which a viewer covers on request. */
export function HomePanorama({ panorama }: { panorama: OwnPanorama | null }) {
  const { panorama: text } = useText('home');
  const { still, narrow, wide, kept } = shownOf(panorama, text);
  const [phase, setPhase] = useState<'still' | 'loading' | 'open' | 'failed' | 'unable'>('still');
  const [percent, setPercent] = useState(0);
  const [viewer, setViewer] = useState<{ Component: typeof PanoramaViewer; url: string }>();
  const opener = useRef<HTMLButtonElement>(null);
  const returning = useRef(false);
  /** True from the start of loading until the visitor cancels it. */
  const wanted = useRef(false);

  function open() {
    if (phase === 'loading') return;
    setPhase('loading');
    setPercent(0);
    wanted.current = true;
    import('./panorama-viewer.tsx').then(
      ({ PanoramaViewer: Component }) =>
        wanted.current && setViewer({ Component, url: isNarrowScreen() ? narrow : wide }),
      () => wanted.current && fail('failed'),
    );
  }
  function fail(failure: 'failed' | 'unable') {
    setViewer(undefined);
    setPhase(failure);
  }
  function leaveByKey({ key }: KeyboardEvent) {
    if (key === 'Escape' && phase === 'loading') close();
  }
  function close() {
    wanted.current = false;
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
    <section aria-labelledby="panorama" className="drawn-when-near bg-ink text-white">
      <div className="page section">
        <h2 id="panorama" className="section-title">
          {panorama ? text.ownTitle : text.title}
        </h2>
        <p className="section-lead text-white/85">{panorama ? text.ownLead : text.lead}</p>
        <div className="relative isolate mt-6 aspect-square overflow-hidden rounded-card bg-sea sm:aspect-video md:aspect-21/9">
          <Picture
            {...still}
            sizes="(min-width: 1280px) 1200px, 92vw"
            // `stillView` makes the viewer open with the same part of the picture.
            style={{ objectPosition: `${kept * 100}% 50%` }}
            className="absolute inset-0 size-full object-cover"
          />
          {phase !== 'open' && (
            <div className="absolute inset-0 grid place-items-center max-sm:pb-24">
              {/* biome-ignore lint/a11y/noStaticElementInteractions: Esc leaves from either button */}
              <div className="relative" onKeyDown={leaveByKey}>
                <Button
                  ref={opener}
                  size="lg"
                  aria-disabled={phase === 'loading'}
                  onClick={open}
                  className="shadow-card noscript:hidden"
                >
                  <Icon name="icon-rotate-3d" className="size-6" />
                  <span>{text.open}</span>
                </Button>
                {/* Outside of the flow, so that the button keeps its place. */}
                <div className="absolute top-full left-1/2 mt-4 flex w-76 -translate-x-1/2 justify-center">
                  {phase === 'loading' && <Progress percent={percent} onLeave={close} />}
                  {(phase === 'failed' || phase === 'unable') && (
                    <p
                      role="alert"
                      className="rounded-control bg-ink px-4 py-3 text-center font-strong"
                    >
                      {text[phase]}
                    </p>
                  )}
                </div>
              </div>
            </div>
          )}
          {viewer && (
            <PartBoundary onFailed={() => fail('unable')}>
              <viewer.Component
                url={viewer.url}
                kept={kept}
                onProgress={setPercent}
                onOpen={() => setPhase('open')}
                onFailed={fail}
                onClose={close}
              />
            </PartBoundary>
          )}
        </div>
      </div>
    </section>
  );
}

function Progress({ percent, onLeave }: { percent: number; onLeave: () => void }) {
  const { panorama: text } = useText('home');
  return (
    <div className="w-64 max-w-full rounded-control bg-ink px-4 py-3">
      <p id="panorama-progress" className="text-small-strong">
        {text.loading}
      </p>
      <div
        role="progressbar"
        aria-labelledby="panorama-progress"
        aria-valuenow={percent}
        className="mt-2 h-1.5 overflow-hidden rounded-full bg-white/30"
      >
        <div
          className="h-full origin-left bg-sun transition-transform"
          style={{ transform: `scaleX(${percent / 100})` }}
        />
      </div>
      <Button size="sm" onClick={onLeave} className="mt-3 w-full">
        {text.leave}
      </Button>
    </div>
  );
}
