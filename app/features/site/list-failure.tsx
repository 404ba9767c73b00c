import type { ReactNode } from 'react';
import { useRevalidator } from 'react-router';
import { Button } from '#app/ui/button.tsx';
import { PageFailure } from './page-failure.tsx';

/** A list page that could not be made, with a way to ask again; `path` serves without JavaScript. */
export function ListFailure({
  title,
  retry,
  path,
}: {
  title: ReactNode;
  retry: string;
  path: string;
}) {
  const { revalidate, state } = useRevalidator();
  return (
    <PageFailure
      title={title}
      action={
        <form method="get" action={path}>
          <Button
            type="submit"
            variant="ink"
            pending={state === 'loading'}
            onClick={(event) => {
              event.preventDefault();
              revalidate();
            }}
          >
            {retry}
          </Button>
        </form>
      }
    />
  );
}
