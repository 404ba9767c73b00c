import { carShapes } from '../car-shapes.ts';
import { n } from '../svg.ts';

/** Snow chains on the wheels of a car, in the car's own centimetres: a ring, and links over the tread. */
export const snowChains = (body: keyof typeof carShapes): string => {
  const { axles, tyre } = carShapes[body];
  const ring = tyre * 0.79;
  return axles
    .map((x) => {
      const at = (angle: number, r: number) =>
        `${n(x + Math.cos(angle) * r)} ${n(-tyre + Math.sin(angle) * r)}`;
      const links = Array.from({ length: 14 }, (_, i) => {
        const angle = (i / 14) * Math.PI * 2 + 0.2;
        return `M${at(angle, ring)}L${at(angle, tyre * 1.03)}`;
      }).join('');
      const studs = Array.from(
        { length: 14 },
        (_, i) => `M${at((i / 14) * Math.PI * 2 + 0.2, ring)}h0`,
      ).join('');
      const circle = `<circle cx="${n(x)}" cy="${n(-tyre)}" r="${n(ring)}" fill="none"`;
      return [
        `<path d="${links}" fill="none" stroke="#0B141A" stroke-width="4.4" stroke-linejoin="round"/>${circle} stroke="#0B141A" stroke-width="3.4"/>`,
        `<path d="${links}" fill="none" stroke="#C9D6DC" stroke-width="2.4" stroke-linejoin="round" stroke-dasharray="3.2 1"/>${circle} stroke="#B4C3CA" stroke-width="1.7" stroke-dasharray="2.8 1.1"/>`,
        `<path d="${studs}" stroke="#E3ECEF" stroke-width="2.8" stroke-linecap="round"/>`,
      ].join('');
    })
    .join('');
};
