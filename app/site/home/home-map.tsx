import type { ReactNode } from 'react';
import { HoursList } from '#app/base/settings/editor/hours-list.tsx';
import { contactLinks } from '#app/base/settings/places/contact-links.rules.ts';
import { directionsUrl, type MapTiles } from '#app/base/settings/places/map.rules.ts';
import type { Business } from '#app/base/settings/settings.schema.ts';
import type { LocalBusiness, LocalReview } from '#app/base/settings/settings-in-language.rules.ts';
import { ButtonAnchor, buttonClass } from '#app/ui/button.tsx';
import { cx } from '#app/ui/class-names.ts';
import type { Elements } from '#app/ui/elements.ts';
import { langOf, useText, useTurkishLang } from '#app/ui/language/use-text.ts';
import { Icon } from '#app/ui/pictures/icon.tsx';
import { OfficeMap } from './office-map.tsx';

export function HomeMap({
  business,
  reviews,
  tiles,
}: {
  business: LocalBusiness;
  reviews: LocalReview[];
  tiles: MapTiles | null;
}) {
  const { map: text } = useText('home');
  const { deliveryHours, newWindow } = useText('settings');
  const { street, district, city, postalCode } = business.address;
  return (
    <section aria-labelledby="place" className="drawn-when-near">
      <div className="page section grid gap-x-16 gap-y-8 lg:grid-cols-[23rem_1fr]">
        <div>
          <h2 id="place" className="section-title">
            {text.title}
          </h2>
          <address className="mt-6 grid gap-4 not-italic sm:max-lg:grid-cols-2">
            <Fact icon={<Icon name="icon-map-pin" className="size-6" />} name={text.address}>
              <p lang={useTurkishLang()}>
                <span>{street}</span>
                <br />
                <span>{`${postalCode} ${district} / ${city}`}</span>
              </p>
            </Fact>
            <Fact icon={<Icon name="icon-clock" className="size-6" />} name={text.hours}>
              <HoursList
                openingHours={business.openingHours}
                rowClassName="flex flex-wrap justify-between gap-x-6"
              />
            </Fact>
            {business.deliveryHours && (
              <Fact icon={<Icon name="icon-car" className="size-6" />} name={deliveryHours}>
                <p lang={langOf(business, 'deliveryHours')} className="text-pretty font-strong">
                  {business.deliveryHours}
                </p>
              </Fact>
            )}
            <Fact icon={<Icon name="icon-phone" className="size-6" />} name={text.phone}>
              <a
                href={contactLinks(business, '').phone}
                className="-my-2 inline-flex min-h-11 items-center whitespace-nowrap font-strong text-[length:min(1rem,7vw)] underline decoration-turquoise max-[20rem]:text-small-strong underline-offset-4"
              >
                {business.phone}
              </a>
            </Fact>
          </address>
          <ButtonAnchor
            href={directionsUrl(business.mapPosition)}
            target="_blank"
            rel="noopener"
            variant="ink"
            className="mt-6 max-sm:w-full"
          >
            <Icon name="icon-navigation" className="size-5" />
            <span>{text.directions}</span>
            <span className="sr-only">{newWindow}</span>
          </ButtonAnchor>
          {business.reviewSummary.count > 0 && <Reviews summary={business.reviewSummary} />}
        </div>
        <div>
          <OfficeMap business={business} tiles={tiles} />
        </div>
      </div>
      <HomeReviews reviews={reviews} />
    </section>
  );
}

function Fact({ icon, name, children }: { icon: ReactNode; name: string; children: Elements }) {
  return (
    <div className="grid grid-cols-[1.5rem_1fr] gap-x-4 max-[20rem]:gap-x-2">
      <span className="mt-1 text-turquoise">{icon}</span>
      <div>
        <p className="text-ink-soft text-small">{name}</p>
        {children}
      </div>
    </div>
  );
}

function Reviews({ summary: { rating, count, url } }: { summary: Business['reviewSummary'] }) {
  const { map: text } = useText('home');
  const { newWindow } = useText('settings');
  return (
    <section
      aria-labelledby="reviews"
      className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-3 rounded-card bg-sand p-[min(1rem,5vw)]"
    >
      <p className="text-headline tabular-nums">{text.rating(rating)}</p>
      <div className="min-w-0 flex-[1_1_8rem]">
        <h3 id="reviews" className="text-heading">
          {text.reviews}
        </h3>
        <p className="mt-1 flex flex-wrap items-center gap-x-3">
          <RatingStars rating={rating} label={text.stars(rating)} />
          <span>{text.count(count)}</span>
        </p>
      </div>
      {url && (
        <ButtonAnchor href={url} target="_blank" rel="noopener" size="sm">
          <span>{text.read}</span>
          <Icon name="icon-external-link" className="size-4" />
          <span className="sr-only">{newWindow}</span>
        </ButtonAnchor>
      )}
    </section>
  );
}

const STARS = 5;

/** Stars, filled up to the rating, also in part. `label` states the rating in words. */
function RatingStars({ rating, label }: { rating: number; label: string }) {
  return (
    <span role="img" aria-label={label} className="relative inline-flex self-start">
      <Stars className="text-sand-line" />
      <span
        className="absolute inset-y-0 left-0 overflow-hidden"
        style={{ width: `${(rating / STARS) * 100}%` }}
      >
        <Stars className="text-sun" />
      </span>
    </span>
  );
}

function Stars({ className }: { className: string }) {
  return <Icon name="icon-star/filled" className={cx('mask-repeat-x h-6 w-30', className)} />;
}

/**
 * Quotations of customers; nothing if there are none. A phone shows the first, and the others after
 * a tap.
 */
function HomeReviews({ reviews }: { reviews: LocalReview[] }) {
  const { quotes, stars: starsText, more, less } = useText('home').map;
  if (reviews.length === 0) return null;
  return (
    <div className="short-list page pb-16 lg:pb-18">
      <ul aria-label={quotes} className="grid gap-4 md:grid-cols-2 lg:grid-cols-3 lg:gap-6">
        {reviews.map((review, i) => (
          <li
            key={review.name + review.text}
            className={cx(
              'flex flex-col rounded-card border border-sand-line bg-white p-[min(1rem,5vw)]',
              i > 0 && 'row-beyond',
            )}
          >
            <RatingStars rating={review.stars} label={starsText(review.stars)} />
            <blockquote
              lang={langOf(review, 'text')}
              className="mt-3 mb-4 whitespace-pre-line text-pretty"
            >
              {review.text}
            </blockquote>
            <p className="mt-auto text-ink-soft text-small">
              <b className="block text-body-strong text-ink">{review.name}</b>
              <span lang={langOf(review, 'source')}>{review.source}</span>
            </p>
          </li>
        ))}
      </ul>
      {reviews.length > 1 && (
        <details className="group mt-3 md:hidden">
          <summary className={buttonClass({}, 'w-full')}>
            <span className="group-open:hidden">{more(reviews.length)}</span>
            <span className="hidden group-open:inline">{less}</span>
          </summary>
        </details>
      )}
    </div>
  );
}
