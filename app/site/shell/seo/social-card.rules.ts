/**
 * Social card: the picture that chats and networks show with a shared link, made from a stored one.
 */
import { IMAGE_ID, imageIdOf } from '#app/base/images/images.rules.ts';
import type { Image } from '#app/base/images/images.schema.ts';

/**
 * Size in px that Facebook, X, LinkedIn and WhatsApp show uncut. JPEG, because some of these do not
 * read WebP.
 */
export const SOCIAL_CARD = { width: 1200, height: 630, type: 'image/jpeg' } as const;

/**
 * Enlargement beyond which a picture is visibly soft. Such a picture is shown smaller, on a plain
 * background.
 */
const MAX_ENLARGEMENT = 1.6;

/** Version of the frame. A new version gives all cards new URLs. */
const DESIGN = 2;

export const CARDS_PATH = '/social-cards/';
const FILE_NAME = new RegExp(`^(${IMAGE_ID})-card${DESIGN}\\.jpg$`);

/** Returns the path of a picture's card; null if the picture is not stored by us. */
export function socialCardUrl({ url }: Pick<Image, 'url'>): string | null {
  const id = imageIdOf(url);
  return id && CARDS_PATH + socialCardFileName(id);
}

/** Returns the file name of a card, in its URL and in the store. */
export function socialCardFileName(imageId: string): string {
  return `${imageId}-card${DESIGN}.jpg`;
}

/** Returns the id of the picture whose card has this file name; null if no card can have it. */
export function imageIdOfCard(file: string): string | null {
  return FILE_NAME.exec(file)?.[1] ?? null;
}

/**
 * Returns the position of a picture on the card, in px: scaled to `scaledWidth`, then cut around
 * its centre to `width` × `height`. The picture covers the card. If that enlarges the picture too
 * much, it is shown whole inside the card.
 */
export function placeOnCard(picture: { width: number; height: number }) {
  const across = SOCIAL_CARD.width / picture.width;
  const down = SOCIAL_CARD.height / picture.height;
  const covering = Math.max(across, down);
  const scale = covering <= MAX_ENLARGEMENT ? covering : Math.min(across, down, MAX_ENLARGEMENT);
  const scaled = (side: number) => Math.max(1, Math.round(side * scale));
  return {
    width: Math.min(scaled(picture.width), SOCIAL_CARD.width),
    height: Math.min(scaled(picture.height), SOCIAL_CARD.height),
    scaledWidth: scaled(picture.width),
  };
}
