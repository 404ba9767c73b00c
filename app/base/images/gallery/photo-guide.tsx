import { useOfficeText } from '#app/ui/language/use-text.ts';
import { Icon } from '#app/ui/pictures/icon.tsx';
import type { Image } from '../images.schema.ts';

/**
 * Hint that all pictures of a car are drawings, with a guide to good photos. Renders nothing if the
 * car has a photo or no picture.
 */
export function PhotoGuide({ images }: { images: readonly Image[] }) {
  const text = useOfficeText('images').photoGuide;
  if (images.length === 0 || !images.every(({ illustration }) => illustration)) return null;
  return (
    <section aria-labelledby="photo-guide" className="rounded-card bg-sand p-4">
      <h3 id="photo-guide" className="text-body-strong">
        {text.title(images.length)}
      </h3>
      <div className="mt-3 grid items-center gap-4 sm:grid-cols-[15rem_minmax(0,1fr)]">
        <Frame />
        <ul className="grid gap-1 text-small">
          {text.rules.map((rule) => (
            <li key={rule} className="flex gap-2">
              <Icon name="icon-check" className="mt-0.5 size-4 shrink-0 text-turquoise" />
              <span>{rule}</span>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

/** A frame of 3:2 with a car at its front corner, which fills two thirds of the width. */
function Frame() {
  return (
    <svg
      viewBox="0 0 240 160"
      aria-hidden="true"
      className="w-full max-w-60 rounded-control bg-white"
      fill="none"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      {/* Daylight and level ground. */}
      <circle cx="206" cy="30" r="12" className="fill-sun" />
      <path d="M0 108H240V160H0Z" className="fill-sand-line" />
      <ellipse cx="124" cy="121" rx="88" ry="8" className="fill-ink/25" />
      {/* The car: side and roof, nose, glass, wheels, lamps, plate. */}
      <path
        d="M41 112C39 100 40 88 46 82L84 74L104 57C112 53 150 51 164 54L190 72C200 77 203 84 203 96L202 104L180 110L112 120L58 117Z"
        className="fill-turquoise"
      />
      <path
        d="M41 112C39 100 40 88 46 82L96 85C102 93 104 108 103 119L58 117Z"
        className="fill-sea"
      />
      <path d="M88 74L106 59C112 57 124 56 132 56L122 76Z" className="fill-ink" />
      <path d="M129 76L138 57C148 56 156 57 162 58L182 73Z" className="fill-ink" />
      <ellipse cx="118" cy="110" rx="11" ry="14" className="fill-ink" />
      <ellipse cx="118" cy="110" rx="6" ry="8.5" className="fill-sand" />
      <ellipse cx="187" cy="102" rx="8" ry="11" className="fill-ink" />
      <ellipse cx="187" cy="102" rx="4.4" ry="6.6" className="fill-sand" />
      <path d="M45 92L54 91L56 97L45 97ZM82 92L98 90L99 96L86 98Z" className="fill-sun" />
      <path d="M58 106H80V112H58Z" className="fill-white" />
      {/* Two thirds of the width. */}
      <path
        d="M40 36V146M200 60V146"
        className="stroke-ink"
        strokeWidth="1.5"
        strokeDasharray="4 5"
      />
      <path
        d="M44 140H196M50 135L44 140L50 145M190 135L196 140L190 145"
        className="stroke-ink"
        strokeWidth="2"
      />
      {/* Corners of the frame. */}
      <path
        d="M8 24V8H24M216 8H232V24M232 136V152H216M24 152H8V136"
        className="stroke-ink"
        strokeWidth="3"
      />
    </svg>
  );
}
