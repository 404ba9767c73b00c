interface FormFile {
  field: string;
  name?: string;
  type?: string;
  bytes: Uint8Array;
}

const BOUNDARY = 'kervan-test-boundary';

/**
 * Returns headers and body of a form with files: `app.inject({ method: 'POST', url,
 * ...pictureForm(files, headers) })`.
 */
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
