import { Star } from 'lucide-react';

/** After the name of what is shown first on the site. */
export function FeaturedMark({ label }: { label: string }) {
  return (
    <Star
      role="img"
      aria-label={label}
      className="inline size-4 -translate-y-0.5 fill-sun text-sun-deep"
    />
  );
}
