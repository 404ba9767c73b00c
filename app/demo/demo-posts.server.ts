import type { Db } from '#app/db/client.server.ts';
import { createPost } from '#app/features/newsroom/save-post.server.ts';
import { addDays, type IsoDate } from '#app/lib/dates.ts';
import type { DemoPost } from './demo-posts.ts';
import { postCover } from './drawings/post-cover.ts';
import { type PictureStores, storeDrawing } from './store-drawing.server.ts';

/** Mid-morning at the office; Istanbul knows no summer time. */
const HOUR = 'T09:30:00+03:00';

/** For each post the id under which its cover is stored. */
export async function drawCovers(stores: PictureStores, posts: DemoPost[]): Promise<string[]> {
  const ids: string[] = [];
  // One at a time: sharp makes the widths of a picture on all cores.
  for (const { number } of posts) ids.push(await storeDrawing(stores, postCover(number)));
  return ids;
}

/** Writes the posts as if each had been saved on the day on which it came out. */
export async function insertPosts(
  tx: Db,
  posts: DemoPost[],
  covers: string[],
  today: IsoDate,
): Promise<void> {
  for (const [i, { input, daysAgo, coverAlt }] of posts.entries()) {
    const publicId = covers[i];
    const featuredImage = publicId === undefined ? null : { publicId, alt: coverAlt };
    const now = new Date(`${addDays(today, -daysAgo)}${HOUR}`);
    const saved = await createPost(tx, { ...input, featuredImage }, { actor: 'system', now });
    if (!saved.ok) throw new Error(`The post "${input.title}" is ${saved.reason}`);
  }
}
