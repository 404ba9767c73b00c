import { settings, zones } from '#app/db/schema.server.ts';
import { businessNow } from '#app/lib/dates/dates.ts';
import { insertBookings } from './demo-booking-rows.server.ts';
import { fleetPictureNames, insertFleet } from './demo-cars.server.ts';
import { type DemoCar, demoFleet } from './demo-fleet.ts';
import { type PictureStores, storeDemoPictures } from './demo-pictures.server.ts';
import { type DemoPost, demoPosts, insertPosts } from './demo-posts.server.ts';
import { insertRules } from './demo-rules.server.ts';
import { demoZones } from './demo-transfers.ts';
import { demoSettings } from './demo-trust.ts';
import { hasBusiness } from './has-business.server.ts';

interface Demo extends PictureStores {
  now: Date;
  /** Tests load fewer cars and posts. */
  fleet?: DemoCar[];
  posts?: DemoPost[];
}

/**
 * Fills an empty database with the demo business, dated relative to `now`. Returns false and writes
 * nothing if the database has settings or cars: an owner who deleted every car does not get the
 * demo back. Writes all rows except the pictures in one transaction, so that an interrupted start
 * can be repeated.
 */
export async function loadDemoData({
  db,
  images,
  now,
  fleet = demoFleet,
  posts = demoPosts(),
}: Demo): Promise<boolean> {
  if (await hasBusiness(db)) return false;
  const { date: today } = businessNow(now);
  const names = [...fleetPictureNames(fleet), ...posts.map(({ cover }) => cover)];
  const imageIds = await storeDemoPictures({ db, images }, names);
  await db.transaction(async (tx) => {
    await tx
      .insert(settings)
      .values({ value: await demoSettings() })
      .onConflictDoNothing();
    await insertFleet(tx, fleet, imageIds, today);
    await insertRules(tx, fleet, today);
    await insertPosts(tx, posts, imageIds, today);
    await tx.insert(zones).values(demoZones());
    await insertBookings(tx, fleet, now);
  });
  return true;
}
