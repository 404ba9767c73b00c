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
import type { CachedSettings } from './base/settings/settings.server.ts';
import type { Db } from './db/client.server.ts';
import type { SendMail } from './lib/mail.server.ts';

/**
 * Everything that has state. `server/` makes it once and passes it to the endpoints. No module in
 * `app/` keeps state: the pages are bundled and the API is not, so each would have a copy.
 */
export interface Services {
  db: Db;
  fleet: ActiveFleet;
  rates: RatesKeeper;
  images: ImageStore;
  uploads: Uploads;
  backups: Backups;
  passwords: Passwords;
  settings: CachedSettings;
  /** Returns true while the person's password is the one that the first start printed. */
  hasFirstPassword: (username: string) => boolean;
  /** Removes the file of the first password if it was this person's, because the password has changed. */
  forgetFirstPassword: (username: string) => Promise<void>;
  throttle: SignInThrottle;
  /** Counts booking requests per network, because each one holds a car. */
  bookingLimit: BookingLimit;
  /** Null without a mail server. */
  sendMail: SendMail | null;
  texts: Texts;
  /** The clock; tests set it. */
  now: () => Date;
  /** Public address without a trailing slash; null: the host of each request is used. */
  siteUrl: string | null;
  /** Null if the site shows only the drawn map. */
  mapTiles: MapTiles | null;
}

/** Plugin with the API endpoints of a feature. */
export type Api = FastifyPluginAsyncZod<{ services: Services }>;
