import { eq, exists, or, type SQL, sql } from 'drizzle-orm';
import type { Db } from '#app/db/client.server.ts';
import { carImages, cars, images, posts, settings } from '#app/db/schema.server.ts';
import { IMAGE_ID } from './images.rules.ts';

/** What shows a picture. */
export interface ImageUse {
  thing: 'car' | 'post' | 'settings';
  /** Empty for the settings, which there are once. */
  title: string;
}

/** What shows a picture, cars first; addresses within the text of a post count. */
export async function readImageUses(db: Db, imageId: string): Promise<ImageUse[]> {
  const inGallery = db
    .select({ one: sql`1` })
    .from(carImages)
    .where(sql`${carImages.carId} = ${cars.id} and ${carImages.imageId} = ${imageId}`);
  const usingCars = await db
    .select({ title: cars.title })
    .from(cars)
    .where(or(eq(cars.mainImageId, imageId), exists(inGallery)))
    .orderBy(cars.title);
  const usingPosts = await db
    .select({ title: posts.title })
    .from(posts)
    .where(
      or(
        eq(posts.coverImageId, imageId),
        eq(posts.authorImageId, imageId),
        mentions(posts.html, imageId),
        mentions(posts.content, imageId),
      ),
    )
    .orderBy(posts.title);
  const inSettings = await db.$count(settings, mentions(sql`${settings.value}::text`, imageId));
  return [
    ...usingCars.map(({ title }) => ({ thing: 'car' as const, title })),
    ...usingPosts.map(({ title }) => ({ thing: 'post' as const, title })),
    ...(inSettings > 0 ? [{ thing: 'settings' as const, title: '' }] : []),
  ];
}

function mentions(text: SQL | typeof posts.html | typeof posts.content, imageId: string): SQL {
  return sql`position(${`${imageId}-`} in ${text}) > 0`;
}

/** The same for all pictures at once, as a condition on a row of `images`. */
export function isUsed(): SQL<boolean> {
  const mentioned = sql.raw(`'(${IMAGE_ID})-'`);
  return sql`${images.id} in (
    select ${cars.mainImageId} from ${cars} where ${cars.mainImageId} is not null
    union all select ${carImages.imageId} from ${carImages}
    union all select ${posts.coverImageId} from ${posts} where ${posts.coverImageId} is not null
    union all select ${posts.authorImageId} from ${posts} where ${posts.authorImageId} is not null
    union all select (regexp_matches(${posts.html} || ' ' || ${posts.content}, ${mentioned}, 'g'))[1]
      from ${posts}
    union all select (regexp_matches(${settings.value}::text, ${mentioned}, 'g'))[1]
      from ${settings}
  )`;
}
