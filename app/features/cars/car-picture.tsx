import { Picture } from '#app/ui/picture.tsx';
import type { CarSummary } from './car.rules.ts';
import { carCardText } from './car-card.text.ts';

/** The car's main picture at 3:2; brand and model in words where it is missing or does not load. */
export function CarPicture({
  car,
  sizes,
  priority,
}: {
  car: Pick<CarSummary, 'brand' | 'model' | 'mainImage'>;
  sizes: string;
  priority?: boolean;
}) {
  const words = (
    <div className="grid aspect-3/2 w-full place-items-center bg-sand p-6 text-center">
      <p className="font-bold text-ink-soft text-xl leading-tight">
        {car.brand}
        <br />
        {car.model}
      </p>
    </div>
  );
  const image = car.mainImage;
  if (!image) return words;
  return (
    <Picture
      src={image.url}
      srcSet={image.srcset}
      sizes={sizes}
      width={image.width}
      height={image.height}
      alt={image.alt || carCardText.picture}
      priority={priority}
      fallback={words}
      className="aspect-3/2 w-full bg-sand object-cover"
    />
  );
}
