import { projectOnAreaMap } from '../../app/features/settings/map.rules.ts';

/** The map is drawn at this size. */
export const MAP_SIZE = { width: 1600, height: 1200 };

export type Point = [x: number, y: number];

/** A place of the map in the drawing's pixels. */
export function pixelOf(lng: number, lat: number): Point {
  const { x, y } = projectOnAreaMap({ lat, lng });
  return [x * MAP_SIZE.width, y * MAP_SIZE.height];
}

/** A line written as `longitude,latitude longitude,latitude`, in the drawing's pixels. */
export function pixelsOf(line: string): Point[] {
  return line.split(' ').map((pair) => {
    const [lng = 0, lat = 0] = pair.split(',').map(Number);
    return pixelOf(lng, lat);
  });
}
