/** The picture that chats and networks show with a shared link, made from a stored one. */
import { IMAGE_ID, imageIdOf } from '#app/base/images/images.rules.ts';
import type { Image } from '#app/base/images/images.schema.ts';

/** Size that Facebook, X, LinkedIn and WhatsApp show uncut. Not all of them read WebP. */
export const SOCIAL_CARD = { width: 1200, height: 630, type: 'image/jpeg' } as const;

/** Past this a picture is visibly soft; it is then set smaller, on a plain ground. */
const MAX_ENLARGEMENT = 1.6;

/** Version of the frame. A new version gives all cards new addresses. */
const DESIGN = 2;

export const CARDS_PATH = '/social-cards/';
const FILE_NAME = new RegExp(`^(${IMAGE_ID})-card${DESIGN}\\.jpg$`);

/** Address of the card of a picture, a path of this site; null when the picture is not ours. */
export function socialCardUrl({ url }: Pick<Image, 'url'>): string | null {
  const id = imageIdOf(url);
  return id && CARDS_PATH + socialCardFileName(id);
}

/** Name of the card in its address, and in the store, next to the picture's renditions. */
export function socialCardFileName(imageId: string): string {
  return `${imageId}-card${DESIGN}.jpg`;
}

/** Id of the picture whose card has this name; null for what cannot be one. */
export function imageIdOfCard(file: string): string | null {
  return FILE_NAME.exec(file)?.[1] ?? null;
}

/**
 * Returns the position of a picture on the card, in pixels: scaled to `scaledWidth`, then cut
 * around its middle to `width` × `height`. The picture covers the card; if that would enlarge it
 * too much, it is shown whole inside the card.
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
