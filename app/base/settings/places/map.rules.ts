export interface MapTiles {
  /** Address with {z}, {x} and {y} of a tile, as Leaflet expects it. */
  url: string;
  /** Attribution text; null for OpenStreetMap, whose text is in the language of the page. */
  attribution: { text: string | null; url: string };
}

interface Position {
  lat: number;
  lng: number;
}

export function tilesOrigin({ url }: MapTiles): string {
  return new URL(url).origin;
}

/**
 * Returns the address of directions from the visitor's position.
 * https://developers.google.com/maps/documentation/urls
 */
export function directionsUrl({ lat, lng }: Position): string {
  return `https://www.google.com/maps/dir/?api=1&destination=${lat},${lng}`;
}

/** Returns the address of a position on a public map. */
export function mapUrl({ lat, lng }: Position): string {
  return `https://www.google.com/maps/search/?api=1&query=${lat},${lng}`;
}

/** Bounds of the drawn map in degrees: a 4:3 picture in Web Mercator. */
export const AREA_MAP_BOUNDS = { west: 30.28, east: 31.7, south: 36.37, north: 37.2228 } as const;

/** Returns the northing of Web Mercator (EPSG:3857) in radians, the same scale as longitudes. */
const northing = (lat: number): number => Math.asinh(Math.tan((lat * Math.PI) / 180));

const { west, east, south, north } = AREA_MAP_BOUNDS;
const [bottom, top] = [northing(south), northing(north)];

/**
 * Returns a position on the drawn map as shares of its width and height from the upper left corner;
 * null if it is outside the map.
 */
export function positionOnAreaMap({ lat, lng }: Position): { x: number; y: number } | null {
  const x = (lng - west) / (east - west);
  const y = (top - northing(lat)) / (top - bottom);
  const within = x >= 0 && x <= 1 && y >= 0 && y <= 1;
  return within ? { x, y } : null;
}

/** Returns the position at a point of the drawn map, given as shares of its width and height. */
export function placeOnAreaMap({ x, y }: { x: number; y: number }): Position {
  const latitude = Math.atan(Math.sinh(top - y * (top - bottom)));
  return {
    lat: (latitude * 180) / Math.PI,
    lng: west + x * (east - west),
  };
}
