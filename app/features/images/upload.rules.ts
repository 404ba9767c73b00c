/** What may be sent as a picture; the browser's part asks the same before it sends. */

/** Well above what a phone of 50 megapixels writes as JPEG. */
export const MAX_UPLOAD_BYTES = 32 * 1024 * 1024;

/** Files in one call of `/images/upload-multiple`. */
export const MAX_UPLOADS = 20;

/** For `<input accept>`. That it names JPEG makes iPhones convert their HEIC pictures by themselves. */
export const UPLOAD_TYPES = 'image/jpeg,image/png,image/webp,image/avif,image/gif';
