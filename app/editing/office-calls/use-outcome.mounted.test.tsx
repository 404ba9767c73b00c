import { use, useState } from 'react';
import { useFetchers } from 'react-router';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { open } from '#tests/support/mounted.tsx';
import { useBusyFetcher, useOutcome } from './use-outcome.ts';

test.each([true, false])(
  'no response is lost if a render without changes comes first, with atOnce: %s',
  async (atOnce) => {
    const followed: string[] = [];
    function Screen() {
      const fetcher = useBusyFetcher<{ text: string }>();
      const [, setPresses] = useState(0);
      useOutcome(fetcher, ({ text }) => followed.push(text), { atOnce });
      async function send() {
        await fetcher.submit({}, { method: 'post' });
        // Renders twice before React Router renders the response, which can already be read.
        setPresses(1);
        setPresses(0);
      }
      return (
        <button type="button" onClick={send}>
          {fetcher.state}
        </button>
      );
    }
    let sent = 0;
    const routes = {
      '/admin': {
        default: Screen,
        clientAction() {
          sent += 1;
          return { text: `answer ${sent}` };
        },
      },
    };
    await open('/admin', { routes, api: () => undefined });
    await page.getByRole('button').click();
    await expect.poll(() => followed).toEqual(['answer 1']);
    await page.getByRole('button').click();
    await expect.poll(() => followed).toEqual(['answer 1', 'answer 2']);
  },
);

test('a response is passed on only after the refetch, even if React Router renders late', async () => {
  const drawn = Promise.withResolvers<void>();
  /** Delays the rendering of React Router's state, as on a slow phone. */
  function SlowlyDrawn() {
    if (useFetchers().length > 0) use(drawn.promise);
    return null;
  }
  const reading = Promise.withResolvers<string>();
  const followed: string[] = [];
  function Screen({ loaderData }: { loaderData: string }) {
    const { submit, reset, state, data } = useBusyFetcher<string>();
    const [presses, press] = useState(0);
    useOutcome({ state, data }, (response) => {
      followed.push(response);
      reset();
    });
    return (
      <>
        <SlowlyDrawn />
        <button type="button" onClick={() => submit({}, { method: 'post' })}>
          Send
        </button>
        <button type="button" onClick={() => press(presses + 1)}>{`Pressed ${presses}`}</button>
        <p>{loaderData}</p>
      </>
    );
  }
  let reads = 0;
  let answered = false;
  const routes = {
    '/admin': {
      default: Screen,
      clientLoader() {
        reads += 1;
        return reads === 1 ? 'old' : reading.promise;
      },
      clientAction() {
        answered = true;
        return 'done';
      },
    },
  };
  await open('/admin', { routes, api: () => undefined });
  await page.getByRole('button', { name: 'Send' }).click();
  await expect.poll(() => answered && reads).toBe(2);
  await page.getByRole('button', { name: 'Pressed 0' }).click();
  await expect.element(page.getByRole('button', { name: 'Pressed 1' })).toBeVisible();
  expect(followed).toEqual([]);
  drawn.resolve();
  reading.resolve('new');
  await expect.element(page.getByText('new')).toBeVisible();
  await expect.poll(() => followed).toEqual(['done']);
});
