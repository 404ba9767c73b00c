import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { Image } from '#app/base/images/images.schema.ts';
import type { CarDetail } from '#app/domain/cars/car.schema.ts';
import { allTexts } from '#app/texts/all.server.ts';
import { SiteTextContext } from '#app/ui/language/use-text.ts';
import { CarGallery } from './car-gallery.tsx';

function galleryOf(count: number, illustration = false): string {
  const picture: Image = {
    ...{ url: '/images/a-640.webp', srcset: '/images/a-640.webp 640w', alt: '' },
    ...{ width: 640, height: 427, ...(illustration && { illustration }) },
  };
  const gallery = Array.from({ length: count - 1 }, () => picture);
  const car = { brand: 'Fiat', model: 'Egea', mainImage: picture, gallery };
  return renderToString(
    <SiteTextContext value={allTexts.site.tr}>
      <CarGallery car={car as unknown as CarDetail} />
    </SiteTextContext>,
  );
}

test('three pictures are a mosaic, whose button has the number of all', () => {
  expect(galleryOf(2)).not.toContain('car-mosaic');
  expect(galleryOf(3)).toContain('car-mosaic');
  expect(galleryOf(8)).toContain('>8\u00a0görsel</span>');
  expect(galleryOf(1)).not.toContain('görsel</span>');
});

test('a drawing is marked as a similar car, a photo is not', () => {
  expect(galleryOf(1, true).replace(/<[^>]*>/g, '')).toContain('Temsili görsel · veya benzeri');
  expect(galleryOf(1)).not.toContain('veya benzeri');
});
