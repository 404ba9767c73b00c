import { Icon } from '#app/ui/pictures/icon.tsx';
import 'leaflet/dist/leaflet.css';
import {
  icon,
  type Map as LeafletMap,
  map as leafletMap,
  marker,
  type TileLayer,
  tileLayer,
} from 'leaflet';
import { type ComponentProps, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { SiteTexts } from '#app/lib/words/catalogue.ts';
import { IconButton } from '#app/ui/button.tsx';
import { cx } from '#app/ui/class-names.ts';
import { useText } from '#app/ui/language/use-text.ts';
import pin from '../assets/pin.svg?no-inline';
import type { Business } from '../settings.schema.ts';
import type { MapTiles } from './map.rules.ts';

/** Zoom levels: initially streets around the office, and the limits. */
const ZOOM = { zoom: 14, minZoom: 7, maxZoom: 19 };
/** Milliseconds after which a view without any tile counts as failed. */
const PATIENCE_MS = 6000;

type Place = Business['mapPosition'];

export function VisitorsMap(props: Omit<ComponentProps<typeof LiveMap>, 'text'>) {
  return <LiveMap {...props} text={useText('settings').liveMap} />;
}

/** Street map around the office, invisible until its tiles are loaded. */
export function LiveMap({
  business,
  tiles,
  text,
  onPick,
  onReady,
  onFailed,
}: {
  business: Pick<Business, 'name' | 'mapPosition'>;
  tiles: MapTiles;
  text: SiteTexts['settings']['liveMap'];
  /** See `createTileMap`. Must be set always or never. */
  onPick?: (position: Place) => void;
  onReady: () => void;
  /** Called if the map cannot be used, at once or later. */
  onFailed: () => void;
}) {
  const box = useRef<HTMLDivElement>(null);
  const [map, setMap] = useState<ReturnType<typeof createTileMap> | null>(null);
  const { lat, lng } = business.mapPosition;
  const canPick = onPick !== undefined;
  const pick = useEffectEvent((position: Place) => onPick?.(position));
  const failed = useEffectEvent(onFailed);
  const ready = useEffectEvent((shown: ReturnType<typeof createTileMap>) => {
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
      {/* Leaflet adds classes to this element, so React must never change them. */}
      <div
        ref={box}
        role="application"
        aria-label={text.label(business.name)}
        className="-outline-offset-4! size-full"
      />
      <div className="absolute top-3 right-3 z-1000 grid gap-2">
        <IconButton label={text.zoomIn} onClick={() => map?.zoomIn()}>
          <Icon name="icon-plus" className="size-5" />
        </IconButton>
        <IconButton label={text.zoomOut} onClick={() => map?.zoomOut()}>
          <Icon name="icon-minus" className="size-5" />
        </IconButton>
      </div>
      <p className="absolute right-0 bottom-0 z-1000 rounded-tl-control bg-white/90 px-2 text-meta">
        <a
          href={tiles.attribution.url}
          target="_blank"
          rel="noopener"
          className="inline-flex min-h-6 items-center underline"
        >
          <span>{tiles.attribution.text ?? text.attribution}</span>
          <span className="sr-only">{text.newWindow}</span>
        </a>
      </p>
    </div>
  );
}

/**
 * Creates a map of tiles in an element that already has a size. The mouse wheel and fingers scroll
 * the page until the map has the focus.
 */
function createTileMap(
  element: HTMLElement,
  {
    tiles,
    position,
    onPick,
    onReady,
    onFailed,
  }: {
    tiles: MapTiles;
    position: Place;
    /** Called when a person clicks a place or drags the pin. If missing, a click moves the view. */
    onPick?: (position: Place) => void;
    onReady: () => void;
    /** Called when no tile came in time, or most tiles failed, also in a later view. */
    onFailed: () => void;
  },
) {
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
  const fingers = matchMedia('(pointer: coarse)').matches;
  const map = leafletMap(element, {
    ...ZOOM,
    center: position,
    zoomControl: false,
    // React sets the attribution below: Leaflet would set it as HTML.
    attributionControl: false,
    doubleClickZoom: false,
    scrollWheelZoom: false,
    dragging: !fingers,
    inertia: !still,
    // Disables animations: Leaflet continues them after a map's removal, and throws.
    zoomAnimation: false,
    fadeAnimation: false,
  });
  if (still) panWithoutSliding(map);
  map.on('focus', () => {
    map.scrollWheelZoom.enable();
    map.dragging.enable();
  });
  map.on('blur', () => {
    map.scrollWheelZoom.disable();
    if (fingers) map.dragging.disable();
  });
  const pinned = marker(position, {
    icon: icon({ iconUrl: pin, iconSize: [40, 52], iconAnchor: [20, 47] }),
    alt: '',
    interactive: onPick !== undefined,
    draggable: onPick !== undefined,
    keyboard: false,
  }).addTo(map);
  pinned.on('dragend', () => onPick?.(pinned.getLatLng().wrap()));
  map.on('click', ({ latlng }) => {
    // A click does the same as dragging (WCAG 2.5.7).
    if (!onPick) return map.panTo(latlng);
    pinned.setLatLng(latlng);
    onPick(latlng.wrap());
  });

  const layer = tileLayer(tiles.url, { detectRetina: true, maxZoom: ZOOM.maxZoom });
  const stopWatching = watch(layer, (usable) => (usable ? onReady() : onFailed()));
  layer.addTo(map);
  return {
    zoomIn: () => map.zoomIn(),
    zoomOut: () => map.zoomOut(),
    remove() {
      stopWatching();
      map.remove();
    },
  };
}

/**
 * Reports for each view whether its tiles are usable: at least half of the tiles when all were
 * tried, or at least one tile after PATIENCE_MS.
 */
function watch(layer: TileLayer, onVerdict: (usable: boolean) => void): () => void {
  let patience = 0;
  const share = () => {
    const shown = layer.getContainer();
    const [all = 0, loaded = 0] = ['.leaflet-tile', '.leaflet-tile-loaded'].map(
      (tile) => shown?.querySelectorAll(tile).length,
    );
    return loaded / Math.max(all, 1);
  };
  layer.on('loading', () => {
    clearTimeout(patience);
    patience = window.setTimeout(() => onVerdict(share() > 0), PATIENCE_MS);
  });
  layer.on('load', () => {
    clearTimeout(patience);
    onVerdict(share() >= 0.5);
  });
  return () => clearTimeout(patience);
}

/** Disables Leaflet's sliding, the only animation that has no option. */
function panWithoutSliding(map: LeafletMap): void {
  const panBy = map.panBy.bind(map);
  map.panBy = (offset, options) => panBy(offset, { ...options, animate: false });
}
