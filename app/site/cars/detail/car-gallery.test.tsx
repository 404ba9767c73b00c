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

const thumbnails = (html: string) => html.match(/aria-label="Fotoğraf \d+ \/ \d+"/g);

test('the fifth thumbnail shows the number of further pictures', () => {
  expect(thumbnails(galleryOf(5))).toHaveLength(5);
  expect(galleryOf(5)).not.toContain('>+');
  expect(thumbnails(galleryOf(8))).toHaveLength(5);
  expect(galleryOf(8)).toContain('>+3</span>');
});

test('a drawing is marked as a similar car, a photo is not', () => {
  expect(galleryOf(1, true)).toContain('Temsili görsel · veya benzeri');
  expect(galleryOf(1)).not.toContain('veya benzeri');
});
