import { fitOf } from '#app/base/images/images.rules.ts';
import { cx } from '#app/ui/class-names.ts';
import { useText, useTurkishLang } from '#app/ui/language/use-text.ts';
import { Picture } from '#app/ui/pictures/picture.tsx';
import type { CarSummary } from './car.schema.ts';

/**
 * Main picture of a car in the ratio 3:2; brand and model if there is no picture or it fails to
 * load. The stored alt text is Turkish, so other languages use brand, model and `place` (the
 * picture's position among several) instead.
 */
export function CarPicture({
  car,
  place,
  sizes,
  priority,
}: {
  car: Pick<CarSummary, 'brand' | 'model' | 'mainImage'>;
  place?: string | undefined;
  sizes: string;
  priority?: boolean;
}) {
  const { picture } = useText('cars').card;
  const isTurkish = useTurkishLang() === undefined;
  const words = (
    <div className="@container w-full">
      {/* Scales the text with the picture, from a thumbnail to the page's width. */}
      <div className="grid aspect-3/2 place-items-center overflow-hidden bg-sand p-[min(1.5rem,6cqw)] text-center">
        <p className="wrap-anywhere font-strong text-[min(1.125rem,12cqw)] text-ink-soft">
          <span>{car.brand}</span>
          <br />
          <span>{car.model}</span>
        </p>
      </div>
    </div>
  );
  const image = car.mainImage;
  if (!image) return words;
  const name = [`${car.brand} ${car.model}`.trim(), place].filter(Boolean).join(', ');
  return (
    <Picture
      src={image.url}
      srcSet={image.srcset}
      sizes={sizes}
      width={image.width}
      height={image.height}
      alt={isTurkish ? image.alt || picture : name}
      priority={priority}
      fallback={words}
      className={cx('aspect-3/2 w-full bg-sand', fitOf(image))}
    />
  );
}

/**
 * Title of a car. It is not broken at a hyphen (Mercedes-Benz), and browsers do not translate it.
 */
export function CarTitle({ title }: { title: string }) {
  return title.split(/(\S*-\S*)/).map((part, i) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a word is its place
    <span key={i} translate="no" className={part.includes('-') ? 'whitespace-nowrap' : undefined}>
      {part}
    </span>
  ));
}
