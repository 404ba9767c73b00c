/** Where a place is: addresses of tiles and of maps elsewhere, and points of the drawn map. */

/** The source of the live map's tiles, and its attribution. */
export interface MapTiles {
  /** With {z}, {x} and {y} of a tile, as Leaflet wants it. */
  url: string;
  /** Null thanks OpenStreetMap in the language of the page. */
  attribution: { text: string | null; url: string };
}

interface Position {
  lat: number;
  lng: number;
}

/** The site that tiles are loaded from, for the content security policy. */
export function tilesOrigin({ url }: MapTiles): string {
  return new URL(url).origin;
}

/** The way from where the visitor is, in the map of their choice. https://developers.google.com/maps/documentation/urls */
export function directionsUrl({ lat, lng }: Position): string {
  return `https://www.google.com/maps/dir/?api=1&destination=${lat},${lng}`;
}

/** A place on a public map. */
export function mapUrl({ lat, lng }: Position): string {
  return `https://www.google.com/maps/search/?api=1&query=${lat},${lng}`;
}

/** What the drawn map of the gulf shows, in degrees: a picture of 4:3 in Web Mercator. */
export const AREA_MAP_BOUNDS = { west: 30.28, east: 31.7, south: 36.37, north: 37.2228 } as const;

/** Northing of Web Mercator (EPSG:3857) in radians, the unit in which a longitude counts as much. */
const northing = (lat: number): number => Math.asinh(Math.tan((lat * Math.PI) / 180));

const { west, east, south, north } = AREA_MAP_BOUNDS;
const [bottom, top] = [northing(south), northing(north)];

/**
 * The point of a place on the drawn map, as shares of its width and height from the upper left
 * corner; null when the map does not reach that far.
 */
export function positionOnAreaMap({ lat, lng }: Position): { x: number; y: number } | null {
  const x = (lng - west) / (east - west);
  const y = (top - northing(lat)) / (top - bottom);
  const within = x >= 0 && x <= 1 && y >= 0 && y <= 1;
  return within ? { x, y } : null;
}

/** The place under a point of the drawn map, given by shares of its width and height. */
export function placeOnAreaMap({ x, y }: { x: number; y: number }): Position {
  const latitude = Math.atan(Math.sinh(top - y * (top - bottom)));
  return {
    lat: (latitude * 180) / Math.PI,
    lng: west + x * (east - west),
  };
}
