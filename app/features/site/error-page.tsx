import { isRouteErrorResponse } from 'react-router';
import { ButtonAnchor } from '#app/ui/button.tsx';
import { EmptyState } from '#app/ui/empty-state.tsx';
import flatTyre from './assets/flat-tyre.svg?no-inline';
import { NotFound } from './not-found.tsx';
import { errorText } from './site.text.ts';

/** Plain links, not the router's: after a failure a fresh document is the surest way on. */
export function ErrorPage({ error }: { error: unknown }) {
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFound />;
  return (
    <div className="page grid min-h-[70svh] place-items-center">
      <title>{errorText.title}</title>
      <EmptyState
        role="alert"
        heading="h1"
        drawing={<img src={flatTyre} alt="" width="300" height="200" />}
        title={errorText.title}
        text={errorText.text}
        action={
          <>
            <ButtonAnchor variant="primary" href="">
              {errorText.retry}
            </ButtonAnchor>
            <ButtonAnchor href="/">{errorText.home}</ButtonAnchor>
          </>
        }
      />
    </div>
  );
}
