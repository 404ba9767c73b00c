import { type RefObject, useEffect, useRef, useState } from 'react';
import { AreaMap, CoveredMap } from '#app/features/settings/area-map.tsx';
import pin from '#app/features/settings/assets/pin.svg?no-inline';
import { type MapTiles, positionOnAreaMap } from '#app/features/settings/map.rules.ts';
import type { Business } from '#app/features/settings/settings.schema.ts';
import { homeText } from './home.text.ts';

/** Where the office is: a drawing with a pin, covered by a map of streets once it is near. */
export function OfficeMap({ business, tiles }: { business: Business; tiles: MapTiles | null }) {
  const frame = useRef<HTMLDivElement>(null);
  const near = useNear(frame);
  const place = positionOnAreaMap(business.mapPosition);
  return (
    <div
      ref={frame}
      className="relative isolate aspect-4/3 overflow-hidden rounded-card border border-sand-line bg-sand shadow-card"
    >
      <CoveredMap
        tiles={near ? tiles : null}
        business={business}
        drawn={
          place ? (
            <AreaMap
              place={place}
              alt={homeText.map.drawn(business.name)}
              sizes="(min-width: 1280px) 760px, (min-width: 1024px) 60vw, 92vw"
            />
          ) : (
            // The drawing does not cover the whole country.
            <Elsewhere address={business.address} />
          )
        }
      />
    </div>
  );
}

function Elsewhere({ address: { district, city } }: Pick<Business, 'address'>) {
  return (
    <div className="absolute inset-0 grid place-content-center justify-items-center gap-3">
      <img src={pin} alt="" width="40" height="52" loading="lazy" />
      <p className="font-bold text-xl">
        {district} / {city}
      </p>
    </div>
  );
}

/** The map is loaded before the visitor reaches it. */
const NEAR = '300px';

/** Whether the element has ever been nearly in sight; never for visitors who save data. */
function useNear(element: RefObject<Element | null>): boolean {
  const [near, setNear] = useState(false);
  useEffect(() => {
    if (!element.current || savesData()) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return;
        observer.disconnect();
        setNear(true);
      },
      { rootMargin: NEAR },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return near;
}

/** https://wicg.github.io/savedata/; not every browser supports it. */
function savesData(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}
