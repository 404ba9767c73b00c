import { expect, test } from 'vitest';
import {
  describedPicture,
  pictureMarkdown,
  placeholder,
  replacement,
  withoutPlaceholders,
} from './markdown-pictures.rules.ts';

const url = '/images/abc-1280.webp';

test('a picture’s alt text is escaped and put on one line', () => {
  expect(pictureMarkdown({ url, alt: ' Kaş [eski]\nliman ' })).toBe(
    `![Kaş \\[eski\\] liman](${url})`,
  );
});

test('the placeholder of an upload is replaced by the picture', () => {
  const text = `Before ${placeholder('upload-1', 'Uploading a[1].jpg…')} after`;
  expect(text).toBe('Before ![Uploading a\\[1\\].jpg…](uploading:upload-1) after');
  const found = placeholder('upload-1', 'Uploading a[1].jpg…');
  expect(replacement(text, found, 'X')).toEqual({ from: 7, to: 7 + found.length, insert: 'X' });
  expect(replacement(text, placeholder('upload-2', 'b'), 'X')).toBeNull();
  expect(withoutPlaceholders(`a ${placeholder('upload-7', 'Uploading b.jpg…')} c`)).toBe('a  c');
  expect(withoutPlaceholders(`![Kaş](${url})`)).toBe(`![Kaş](${url})`);
});

test('the alt text is inserted at the picture’s current position', () => {
  const text = `![x](/images/other.webp)\n![](${url}) and ![](${url})`;
  expect(describedPicture(text, { url, alt: 'Kaş' })).toEqual({
    ...{ from: 25, to: 25 + url.length + 5, insert: `![Kaş](${url})` },
  });
  const again = `![a \\[b\\]](${url})`;
  expect(describedPicture(again, { url, alt: 'c' })?.to).toBe(again.length);
  expect(describedPicture('no picture', { url, alt: 'Kaş' })).toBeNull();
});
