import { type ReactNode, useEffect, useState } from 'react';
import { Picture } from '#app/ui/picture.tsx';
import area800 from './assets/area-map-800.webp';
import area1600 from './assets/area-map-1600.webp';
import pin from './assets/pin.svg?no-inline';
import type { LiveMap } from './live-map.tsx';
import type { MapTiles } from './map.rules.ts';
import type { Business } from './settings.schema.ts';

/** The drawn map of the gulf with a pin; `place` is as `positionOnAreaMap` gives it. */
export function AreaMap({
  place,
  alt,
  sizes,
}: {
  place: { x: number; y: number } | null;
  alt: string;
  sizes: string;
}) {
  return (
    <>
      <Picture
        src={area1600}
        srcSet={`${area800} 800w, ${area1600} 1600w`}
        sizes={sizes}
        width={1600}
        height={1200}
        alt={alt}
        className="size-full object-cover"
      />
      {place && (
        <img
          src={pin}
          alt=""
          width="40"
          height="52"
          loading="lazy"
          className="absolute -translate-x-1/2 -translate-y-[90%]"
          style={{ left: `${place.x * 100}%`, top: `${place.y * 100}%` }}
        />
      )}
    </>
  );
}

/** A drawn map, which a map of streets covers once its tiles are loaded; it remains if they fail. */
export function CoveredMap({
  tiles,
  business,
  onPick,
  drawn,
}: {
  /** Null for the drawn map alone. */
  tiles: MapTiles | null;
  /** Null while there is no place to show. */
  business: Pick<Business, 'name' | 'mapPosition'> | null;
  onPick?: (position: { lat: number; lng: number }) => void;
  drawn: ReactNode;
}) {
  const [Live, setLive] = useState<typeof LiveMap | null>(null);
  const [covered, setCovered] = useState(false);
  useEffect(() => {
    if (!tiles) return;
    import('./live-map.tsx').then(
      (module) => setLive(() => module.LiveMap),
      () => {},
    );
  }, [tiles]);
  return (
    <>
      <div aria-hidden={covered}>{drawn}</div>
      {Live && tiles && business && (
        <Live
          business={business}
          tiles={tiles}
          {...(onPick && { onPick })}
          onReady={() => setCovered(true)}
          onFailed={() => {
            setLive(null);
            setCovered(false);
          }}
        />
      )}
    </>
  );
}
