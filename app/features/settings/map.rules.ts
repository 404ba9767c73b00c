/** Addresses of maps: pictures of tiles for ours, and links to one with directions. */

/** Where the pictures of the live map come from, and whom to thank for them. */
export interface MapTiles {
  /** With {z}, {x} and {y} of a tile, as Leaflet wants it. */
  url: string;
  attribution: { text: string; url: string };
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

/** A place on a map that everybody can open. */
export function mapUrl({ lat, lng }: Position): string {
  return `https://www.google.com/maps/search/?api=1&query=${lat},${lng}`;
}
