/** The viewer of the panorama, which comes when it is asked for. */
import { siteTexts } from '#app/lib/former-texts.ts';

export const viewerText = siteTexts((texts) => texts.home.viewer);
