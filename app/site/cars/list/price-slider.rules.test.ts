import { describe, expect, test } from 'vitest';
import { PRICE_RANGE } from '#app/domain/cars/car-filters.rules.ts';
import { followLimits, moveSlider, releaseSliders, startSliders } from './price-slider.rules.ts';

const { min, max } = PRICE_RANGE;
const scale = { from: 20, to: 100 };
const start = startSliders({ minPrice: 30, maxPrice: 60 });

describe('a price slider', () => {
  test('moves alone while it does not reach the other', () => {
    const { shown } = moveSlider(start, 'minPrice', { euros: 40, scale });
    expect(shown).toEqual({ minPrice: 40, maxPrice: 60 });
  });

  test('pushes the other slider that it reaches', () => {
    const { shown } = moveSlider(start, 'minPrice', { euros: 70, scale });
    expect(shown).toEqual({ minPrice: 70, maxPrice: 70 });
  });

  test('sets no lower limit at the lower end of the scale', () => {
    const { shown } = moveSlider(start, 'minPrice', { euros: 20, scale });
    expect(shown).toEqual({ minPrice: min, maxPrice: 60 });
  });

  test('sets no upper limit at the upper end of the scale', () => {
    const { shown } = moveSlider(start, 'maxPrice', { euros: 100, scale });
    expect(shown).toEqual({ minPrice: 30, maxPrice: max });
  });
});

describe('sliders', () => {
  const limits = { minPrice: 50, maxPrice: 80 };

  test('show the limits of a new URL', () => {
    expect(followLimits(start, limits).shown).toEqual(limits);
  });

  test('stay the same for the same limits', () => {
    expect(followLimits(start, { ...start.followed })).toBe(start);
  });

  test('keep their position while a slider is held', () => {
    const held = moveSlider(start, 'maxPrice', { euros: 90, scale });
    expect(followLimits(held, limits).shown).toEqual({ minPrice: 30, maxPrice: 90 });
  });

  test('follow the URL again after they are released', () => {
    const released = releaseSliders(moveSlider(start, 'maxPrice', { euros: 90, scale }));
    expect(followLimits(released, limits).shown).toEqual(limits);
  });
});
