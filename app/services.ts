import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { MapTiles } from '#app/base/settings/places/map.rules.ts';
import type { BookingLimit } from '#app/domain/bookings/public/booking-limit.server.ts';
import type { ActiveFleet } from '#app/domain/cars/active-fleet.server.ts';
import type { Texts } from '#app/lib/words/catalogue.ts';
import type { Passwords } from './base/auth/passwords.server.ts';
import type { SignInThrottle } from './base/auth/sign-in-throttle.server.ts';
import type { Backups } from './base/backups/backups.server.ts';
import type { RatesKeeper } from './base/exchange-rates/rates-keeper.server.ts';
import type { ImageStore } from './base/images/image-store.server.ts';
import type { Uploads } from './base/images/uploads.server.ts';
import type { KeptSettings } from './base/settings/settings.server.ts';
import type { Db } from './db/client.server.ts';
import type { SendMail } from './lib/mail.server.ts';

/**
 * Everything that has state. Made once by `server/` and handed to the doors; nothing in `app/`
 * keeps state of its own, since the pages are bundled and the API is not.
 */
export interface Services {
  db: Db;
  fleet: ActiveFleet;
  rates: RatesKeeper;
  images: ImageStore;
  uploads: Uploads;
  backups: Backups;
  passwords: Passwords;
  settings: KeptSettings;
  /** Whether a person's password is still the one that the first start has shown. */
  hasFirstPassword: (username: string) => boolean;
  /** Removes the file of the first password when it was this person's, since it holds no more. */
  forgetFirstPassword: (username: string) => Promise<void>;
  /** Counts failed sign-ins. */
  throttle: SignInThrottle;
  /** Counts requests for bookings of a network: they hold cars that others do not get then. */
  bookingLimit: BookingLimit;
  /** Sends an e-mail; null without a mail server. */
  sendMail: SendMail | null;
  texts: Texts;
  /** The clock; tests set it. */
  now: () => Date;
  /** Public address without a trailing slash; null when the request's own host is to be used. */
  siteUrl: string | null;
  /** Null when the drawn map is all there is. */
  mapTiles: MapTiles | null;
}

/** A feature's doors of the API. */
export type Api = FastifyPluginAsyncZod<{ services: Services }>;
