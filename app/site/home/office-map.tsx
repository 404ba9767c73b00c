import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { AreaNames } from '#app/base/settings/area-names.tsx';
import area800 from '#app/base/settings/assets/area-map-800.webp';
import area1600 from '#app/base/settings/assets/area-map-1600.webp';
import pin from '#app/base/settings/assets/pin.svg?no-inline';
import type { VisitorsMap } from '#app/base/settings/live-map.tsx';
import type { MapTiles } from '#app/base/settings/map.rules.ts';
import { positionOnAreaMap } from '#app/base/settings/map.rules.ts';
import type { Business } from '#app/base/settings/settings.schema.ts';
import { savesData } from '#app/lib/device.ts';
import { withTexts } from '#app/lib/texts.ts';
import { PartBoundary } from '#app/ui/part-boundary.tsx';
import { Picture } from '#app/ui/picture.tsx';
import { useText } from '#app/ui/use-text.ts';
import { homeText } from './home.text.ts';

/** Where the office is: a drawing with a pin, covered by a map of streets once its tiles are loaded. */
export function OfficeMap({ business, tiles }: { business: Business; tiles: MapTiles | null }) {
  const frame = useRef<HTMLDivElement>(null);
  const [Live, setLive] = useState<typeof VisitorsMap | null>(null);
  const [covered, setCovered] = useState(false);

  useNear(frame, () => {
    if (!tiles) return;
    withTexts(import('#app/base/settings/live-map.tsx')).then(
      (module) => setLive(() => module.VisitorsMap),
      // The drawing remains.
      () => {},
    );
  });

  function backToDrawing() {
    setLive(null);
    setCovered(false);
  }
  return (
    <div
      ref={frame}
      className="relative isolate aspect-4/3 overflow-hidden rounded-card border border-sand-line bg-sand shadow-card"
    >
      <div aria-hidden={covered}>
        <DrawnMap business={business} />
      </div>
      {Live && tiles && (
        <PartBoundary onFailed={backToDrawing}>
          <Live
            business={business}
            tiles={tiles}
            onReady={() => setCovered(true)}
            onFailed={backToDrawing}
          />
        </PartBoundary>
      )}
    </div>
  );
}

function DrawnMap({ business }: { business: Business }) {
  const { map: text } = useText(homeText);
  const place = positionOnAreaMap(business.mapPosition);
  // The drawing does not cover the whole country.
  if (!place) return <Elsewhere address={business.address} />;
  return (
    <>
      <Picture
        src={area1600}
        srcSet={`${area800} 800w, ${area1600} 1600w`}
        sizes="(min-width: 1280px) 760px, (min-width: 1024px) 60vw, 92vw"
        width={1600}
        height={1200}
        alt={text.drawn(business.name)}
        className="size-full object-cover"
      />
      <AreaNames names={text.names} />
      <img
        src={pin}
        alt=""
        width="40"
        height="52"
        loading="lazy"
        className="absolute -translate-x-1/2 -translate-y-[90%]"
        style={{ left: `${place.x * 100}%`, top: `${place.y * 100}%` }}
      />
    </>
  );
}

function Elsewhere({ address: { district, city } }: Pick<Business, 'address'>) {
  return (
    <div className="absolute inset-0 grid place-content-center justify-items-center gap-3">
      <img src={pin} alt="" width="40" height="52" loading="lazy" />
      <p className="font-bold text-lg">{`${district} / ${city}`}</p>
    </div>
  );
}

/** The map is loaded before the visitor reaches it. */
const NEAR = '300px';

/** Calls once, when the element is nearly in sight; never for visitors who save data. */
function useNear(element: RefObject<Element | null>, onNear: () => void): void {
  const near = useEffectEvent(onNear);
  useEffect(() => {
    if (!element.current || savesData()) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return;
        observer.disconnect();
        near();
      },
      { rootMargin: NEAR },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
}
