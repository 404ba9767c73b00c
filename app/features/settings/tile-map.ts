import {
  icon,
  type Map as LeafletMap,
  map as leafletMap,
  marker,
  type TileLayer,
  tileLayer,
} from 'leaflet';
import 'leaflet/dist/leaflet.css';
import pin from './assets/pin.svg?no-inline';
import type { MapTiles } from './map.rules.ts';

/** Streets around the office, and how far out and in the map goes. */
const ZOOM = { zoom: 14, minZoom: 7, maxZoom: 19 };
/** A view of which nothing has come by then is given up. */
const PATIENCE_MS = 6000;

export interface TileMap {
  zoomIn(): void;
  zoomOut(): void;
  remove(): void;
}

interface Options {
  tiles: MapTiles;
  position: { lat: number; lng: number };
  /** Tiles have come: the map is worth showing. */
  onReady(): void;
  /** Another place was clicked, or the pin was dragged there; without it a click moves the view. */
  onPick?: (position: { lat: number; lng: number }) => void;
  /** None has come in time, or most have failed, at first or later: the map is of no use. */
  onFailed(): void;
}

/**
 * A map of tiles in an element that has its size. Until the map has the focus, the page keeps the
 * mouse wheel, and a finger scrolls past.
 */
export function createTileMap(
  element: HTMLElement,
  { tiles, position, onPick, onReady, onFailed }: Options,
): TileMap {
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
  const fingers = matchMedia('(pointer: coarse)').matches;
  const map = leafletMap(element, {
    ...ZOOM,
    center: position,
    zoomControl: false,
    // Stands beside the map: Leaflet would set it as HTML.
    attributionControl: false,
    doubleClickZoom: false,
    scrollWheelZoom: false,
    dragging: !fingers,
    inertia: !still,
    // Leaflet goes on animating a map that was removed meanwhile, and throws: tiles can fail that late.
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
    // What dragging does, for whom that is hard (WCAG 2.5.7).
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

/** Says of every view whether its tiles have come, when all have been tried or patience has run out. */
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

/** Leaflet has options against every movement but this one. */
function panWithoutSliding(map: LeafletMap): void {
  const panBy = map.panBy.bind(map);
  map.panBy = (offset, options) => panBy(offset, { ...options, animate: false });
}
