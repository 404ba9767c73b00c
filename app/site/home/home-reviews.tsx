import type { Review } from '#app/base/settings/trust.schema.ts';
import { homeText } from './home.text.ts';

/** What customers wrote, in their words; nothing where staff quoted none. */
export function HomeReviews({ reviews }: { reviews: Review[] }) {
  if (reviews.length === 0) return null;
  return (
    <ul
      aria-label={homeText.map.quotes}
      className="page grid gap-4 pb-16 md:grid-cols-2 lg:grid-cols-3 lg:gap-6 lg:pb-24"
    >
      {reviews.map(({ name, text, stars, source }) => (
        <li
          key={name + text}
          className="flex flex-col rounded-card border border-sand-line bg-white px-6 py-5"
        >
          <span
            role="img"
            aria-label={homeText.map.stars(stars)}
            // One drawing, repeated.
            className="icon icon-star/filled mask-repeat-x h-6 text-sun"
            style={{ width: `${1.5 * stars}rem` }}
          />
          <blockquote className="mt-3 mb-4 whitespace-pre-line text-pretty">{text}</blockquote>
          <p className="mt-auto text-ink-soft text-sm">
            <b className="block text-base text-ink">{name}</b>
            <span>{source}</span>
          </p>
        </li>
      ))}
    </ul>
  );
}
