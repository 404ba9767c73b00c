import { Minus, Plus } from 'lucide-react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { cx } from '#app/ui/class-names.ts';
import { IconButton } from '#app/ui/icon-button.tsx';
import type { MapTiles } from './map.rules.ts';
import type { Business } from './settings.schema.ts';
import { liveMapText } from './settings.text.ts';
import { createTileMap, type TileMap } from './tile-map.ts';

/** The streets around the office, invisible until their tiles have come. Loaded when it comes near. */
export function LiveMap({
  business,
  tiles,
  onPick,
  onReady,
  onFailed,
}: {
  business: Pick<Business, 'name' | 'mapPosition'>;
  tiles: MapTiles;
  /** As in `createTileMap`; whether there is one does not change. */
  onPick?: (position: { lat: number; lng: number }) => void;
  onReady: () => void;
  /** It is of no use, or not any more. */
  onFailed: () => void;
}) {
  const box = useRef<HTMLDivElement>(null);
  const [map, setMap] = useState<TileMap | null>(null);
  const { lat, lng } = business.mapPosition;
  const canPick = onPick !== undefined;
  const pick = useEffectEvent((position: { lat: number; lng: number }) => onPick?.(position));
  const failed = useEffectEvent(onFailed);
  const ready = useEffectEvent((shown: TileMap) => {
    setMap(shown);
    onReady();
  });

  useEffect(() => {
    if (!box.current) return;
    const created = createTileMap(box.current, {
      tiles,
      position: { lat, lng },
      ...(canPick && { onPick: (picked) => pick(picked) }),
      onReady: () => ready(created),
      onFailed: () => failed(),
    });
    return created.remove;
  }, [tiles, lat, lng, canPick]);

  return (
    <div
      className={cx(
        'absolute inset-0 transition-opacity',
        map ? 'opacity-100' : 'invisible opacity-0',
      )}
    >
      {/* Its classes are Leaflet's as well, so they never change. */}
      <div
        ref={box}
        role="application"
        aria-label={liveMapText.label(business.name)}
        className="-outline-offset-4! size-full"
      />
      <div className="absolute top-3 right-3 z-1000 grid gap-2">
        <IconButton label={liveMapText.zoomIn} onClick={() => map?.zoomIn()}>
          <Plus className="size-5" />
        </IconButton>
        <IconButton label={liveMapText.zoomOut} onClick={() => map?.zoomOut()}>
          <Minus className="size-5" />
        </IconButton>
      </div>
      <p className="absolute right-0 bottom-0 z-1000 rounded-tl-control bg-white/90 px-2 text-xs">
        <a
          href={tiles.attribution.url}
          target="_blank"
          rel="noopener"
          className="inline-flex min-h-6 items-center underline"
        >
          {tiles.attribution.text}
          <span className="sr-only">{liveMapText.newWindow}</span>
        </a>
      </p>
    </div>
  );
}
