import { Pause, Play } from 'lucide-react';
import { homeText } from './home.text.ts';

const text = homeText.band;

/**
 * Moves by CSS alone (`text-band` in app.css). A checkbox stops it, so the control works without
 * a script; hover and focus stop it too, and under reduced motion it stands still.
 */
export function TextBand() {
  return (
    <section aria-label={text.label} className="relative bg-sea text-white">
      <div className="text-band py-4">
        <ul className="motion-reduce:page">
          {text.items.map((item) => (
            <Item key={item} item={item} />
          ))}
          {text.items.map((item) => (
            <Item key={item} item={item} hidden />
          ))}
        </ul>
        <label className="absolute inset-y-0 right-0 grid w-20 place-items-center bg-linear-to-r from-transparent to-50% to-sea motion-reduce:hidden">
          <input type="checkbox" aria-label={text.pause} className="peer sr-only" />
          <span className="grid size-11 place-items-center rounded-full bg-white/10 peer-checked:hidden peer-focus-visible:outline-3 peer-focus-visible:outline-turquoise-bright">
            <Pause aria-hidden="true" className="size-4 fill-current" />
          </span>
          <span className="hidden size-11 place-items-center rounded-full bg-white/10 peer-checked:grid peer-focus-visible:outline-3 peer-focus-visible:outline-turquoise-bright">
            <Play aria-hidden="true" className="size-4 fill-current" />
          </span>
        </label>
      </div>
    </section>
  );
}

function Item({ item, hidden = false }: { item: string; hidden?: boolean }) {
  return (
    <li
      aria-hidden={hidden || undefined}
      className={`flex shrink-0 items-center whitespace-nowrap font-semibold text-lg ${hidden ? 'motion-reduce:hidden' : ''}`}
    >
      {item}
      <span aria-hidden="true" className="mx-7 size-2 rounded-full bg-sun" />
    </li>
  );
}
