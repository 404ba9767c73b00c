import { dice } from '../landscape.ts';
import { n } from '../svg.ts';

const tones = ['#DCC9A4', '#CDB88F', '#E7D8B8', '#C2AC82', '#D6C39C', '#B9A67F'];

interface Wall {
  /** A name of its own within the picture. */
  id: string;
  /** The outline of what still stands, as an SVG path. */
  d: string;
  box: [left: number, top: number, right: number, bottom: number];
  /** Height of a course of stones. */
  course: number;
  seed: number;
}

/** An ancient wall: courses of weathered blocks, each lit on its upper edge, moss in the joints. */
export const ruinWall = ({
  id,
  d,
  box: [left, top, right, bottom],
  course,
  seed,
}: Wall): string => {
  const roll = dice(seed);
  const blocks = tones.map((): string[] => []);
  const lit: string[] = [];
  const worn: string[] = [];
  const moss: string[] = [];
  for (let y = top; y < bottom; ) {
    const h = course * (0.8 + roll() * 0.5);
    for (let x = left - roll() * course * 2; x < right; ) {
      const w = course * (1.1 + roll() * 1.5);
      const skew = (roll() - 0.5) * 3;
      blocks[Math.floor(roll() * tones.length)]?.push(
        `M${n(x + 1.4)} ${n(y + 1.2 + skew)}L${n(x + w - 1.4)} ${n(y + 1.2)}L${n(x + w - 1.8)} ${n(y + h - 1.4)}L${n(x + 1.6)} ${n(y + h - 1.2)}Z`,
      );
      lit.push(`M${n(x + 3)} ${n(y + 3.4 + skew)}L${n(x + w - 4)} ${n(y + 3.2)}`);
      if (roll() > 0.8)
        worn.push(
          `M${n(x + w * 0.6)} ${n(y + 4)}l${n(-w * 0.1)} ${n(h * 0.36)}l${n(w * 0.06)} ${n(h * 0.3)}`,
        );
      if (roll() > 0.86)
        moss.push(
          `M${n(x)} ${n(y + h)}q${n(w * 0.2)} ${n(-h * 0.5)} ${n(w * 0.42)} ${n(-h * 0.1)}q${n(w * 0.2)} ${n(-h * 0.3)} ${n(w * 0.4)} ${n(h * 0.1)}Z`,
        );
      x += w;
    }
    y += h;
  }
  return `<clipPath id="${id}"><path d="${d}"/></clipPath><path d="${d}" fill="#8F7C59"/><g clip-path="url(#${id})">${blocks.map((paths, i) => `<path d="${paths.join('')}" fill="${tones[i]}"/>`).join('')}<path d="${lit.join('')}" fill="none" stroke="#FFF6E0" stroke-width="2" stroke-opacity=".55"/><path d="${worn.join('')}" fill="none" stroke="#7D6A48" stroke-width="1.8" stroke-opacity=".6"/><path d="${moss.join('')}" fill="#5C8A62" fill-opacity=".75"/></g>`;
};

/** The door of a temple that still stands: two jambs, the lintel and its cornice; 240 wide on y = 0, 330 high. */
export const templeDoor =
  '<path d="M-96 0V-256H-54V0ZM54 0V-256H96V0Z" fill="#DCCBA8"/><path d="M-54 0V-256H-66V0ZM96 0V-256H80V0Z" fill="#A8946C"/><path d="M-96 0V-256H-90V0ZM54 0V-256H60V0Z" fill="#FBF1DA"/><path d="M-84 -8V-248M-74 -8V-248M66 -8V-248M74 -8V-248" stroke="#B5A27B" stroke-width="2.4"/><path d="M-104 -298H104V-256H-104Z" fill="#E4D5B4"/><path d="M-104 -262H104V-256H-104Z" fill="#9C8860"/><path d="M-96 -284H96M-92 -272H92" stroke="#B5A27B" stroke-width="2.6"/><path d="M-12 -297l4 16l-8 10l6 14" fill="none" stroke="#8F7C59" stroke-width="2.4"/><path d="M-124 -326L-118 -336H40L58 -330H122L128 -318L112 -298H-112Z" fill="#EADDBF"/><path d="M-124 -326L-118 -336H40L58 -330H122L124 -324H-122Z" fill="#FFF8E6"/><path d="M-118 -306H118L112 -298H-112Z" fill="#9C8860"/><path d="M-106 -314h12v8h-12ZM-80 -314h12v8h-12ZM-54 -314h12v8h-12ZM-28 -314h12v8h-12ZM-2 -314h12v8h-12ZM24 -314h12v8h-12ZM50 -314h12v8h-12ZM76 -314h12v8h-12Z" fill="#B5A27B"/><path d="M-54 0H54V10H-54Z" fill="#CDB88F"/>';

/** A drum of a fallen column, lying with its end to the left; 90 long on y = 0. */
export const columnDrum =
  '<ellipse cx="6" cy="0" rx="58" ry="7" fill="#3B3222" fill-opacity=".3"/><path d="M-36 -46H44Q58 -24 44 0H-36Z" fill="#CDB88F"/><path d="M-36 -46H44Q50 -40 51 -34H-36Z" fill="#F3E7CB"/><path d="M-36 -12H50Q48 -4 44 0H-36Z" fill="#9C8860"/><ellipse cx="-36" cy="-23" rx="14" ry="23" fill="#E7D8B8"/><ellipse cx="-36" cy="-23" rx="5" ry="8" fill="#B5A27B"/>';
