import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ErrorSummary } from './error-summary.tsx';

const LATE = { control: 'at', message: 'This hour is yet to come', fixed: false };
const FUEL = { control: 'fuel', message: 'Choose the fuel', fixed: false };

test.each([
  ['a separate title', 'Please correct:', [LATE]],
  ['the only message as title', LATE.message, [LATE]],
  ['a title with the only message in it', `Not saved: ${LATE.message}`, [LATE]],
  ['two messages', 'Please correct:', [LATE, FUEL]],
])('each message is shown once and links to its field, with %s', (_, title, items) => {
  const html = renderToString(<ErrorSummary title={title} items={items} fixedLabel="fixed" />);
  expect(html.split(title)).toHaveLength(2);
  for (const { control, message } of items) {
    expect(html.split(message)).toHaveLength(2);
    expect(html).toContain(`href="#${control}"`);
  }
});
