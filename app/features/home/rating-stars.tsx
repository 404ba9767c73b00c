import { Star } from 'lucide-react';
import { cx } from '#app/ui/class-names.ts';

const OF = 5;

/** Five stars of which the rating is filled, parts of a star too; `label` says it in words. */
export function RatingStars({ rating, label }: { rating: number; label: string }) {
  return (
    <span role="img" aria-label={label} className="relative inline-flex">
      <Row className="fill-sand-line text-sand-line" />
      <span
        className="absolute inset-y-0 left-0 overflow-hidden"
        style={{ width: `${(rating / OF) * 100}%` }}
      >
        <Row className="fill-sun text-sun" />
      </span>
    </span>
  );
}

function Row({ className }: { className: string }) {
  return (
    <span className="flex w-max">
      {Array.from({ length: OF }, (_, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a star is its place
        <Star key={i} aria-hidden="true" className={cx('size-6', className)} />
      ))}
    </span>
  );
}
