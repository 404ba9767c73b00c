/** A file of a form, as a browser would send it. */
interface FormFile {
  field: string;
  name?: string;
  type?: string;
  bytes: Uint8Array;
}

const BOUNDARY = 'kervan-test-boundary';

/** Headers and body for `app.inject`: `{ method: 'POST', url, ...pictureForm(files, headers) }`. */
export function pictureForm(files: FormFile[], headers: Record<string, string> = {}) {
  const parts = files.flatMap(({ field, name = 'photo.jpg', type = 'image/jpeg', bytes }) => [
    Buffer.from(
      `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${field}"; filename="${name}"\r\n` +
        `Content-Type: ${type}\r\n\r\n`,
    ),
    bytes,
    Buffer.from('\r\n'),
  ]);
  return {
    headers: { ...headers, 'content-type': `multipart/form-data; boundary=${BOUNDARY}` },
    payload: Buffer.concat([...parts, Buffer.from(`--${BOUNDARY}--\r\n`)]),
  };
}
