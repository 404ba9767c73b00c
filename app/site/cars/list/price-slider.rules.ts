import { movePrice, PRICE_RANGE, type PriceLimits } from '#app/domain/cars/car-filters.rules.ts';

export interface PriceSliders {
  /** Limits that the sliders show. */
  shown: PriceLimits;
  /** Limits in the URL when the sliders last followed it. */
  followed: PriceLimits;
  /** True while the visitor holds a slider. */
  isHeld: boolean;
}

/** Ends of the scale, in euros a day. */
export interface PriceScale {
  from: number;
  to: number;
}

/** Returns the sliders of a page that was opened with these limits. */
export function startSliders(limits: PriceLimits): PriceSliders {
  return { shown: limits, followed: limits, isHeld: false };
}

/**
 * Returns the sliders after the URL has changed to these limits. A slider that is held keeps its
 * position, because the URL may result from the visitor's previous change. Returns the same state
 * if the limits are the same.
 */
export function followLimits(sliders: PriceSliders, limits: PriceLimits): PriceSliders {
  if (isSamePrice(sliders.followed, limits)) return sliders;
  return { ...sliders, followed: limits, shown: sliders.isHeld ? sliders.shown : limits };
}

/**
 * Moves a slider to a price in euros and marks it as held. The slider pushes the other slider. The
 * end of the scale means no limit.
 */
export function moveSlider(
  sliders: PriceSliders,
  end: keyof PriceLimits,
  { euros, scale }: { euros: number; scale: PriceScale },
): PriceSliders {
  const { minPrice, maxPrice } = movePrice(sliders.shown, end, euros);
  const shown = {
    minPrice: minPrice <= scale.from ? PRICE_RANGE.min : minPrice,
    maxPrice: maxPrice >= scale.to ? PRICE_RANGE.max : maxPrice,
  };
  return { ...sliders, shown, isHeld: true };
}

/** Returns the sliders after the visitor has released them. */
export function releaseSliders(sliders: PriceSliders): PriceSliders {
  return { ...sliders, isHeld: false };
}

export function isSamePrice(a: PriceLimits, b: PriceLimits): boolean {
  return a.minPrice === b.minPrice && a.maxPrice === b.maxPrice;
}
