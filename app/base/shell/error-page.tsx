import type { ReactNode } from 'react';
import { isRouteErrorResponse, useRevalidator } from 'react-router';
import { Button, ButtonAnchor, ButtonLink } from '#app/ui/button.tsx';
import { useLocalPath, useText } from '#app/ui/language/use-text.ts';
import { EmptyState } from '#app/ui/states/empty-state.tsx';
import flatTyre from './assets/flat-tyre.svg?inline';
import lostSign from './assets/lost-sign.svg?inline';

/** Links are plain, not the router's: after an error a new document is the safest. */
export function ErrorPage({ error }: { error: unknown }) {
  const { error: text } = useText('shell');
  const localPath = useLocalPath();
  if (isMissing(error)) return <NotFound />;
  return (
    <div className="page grid min-h-[70svh] place-items-center">
      <title>{text.title}</title>
      <EmptyState
        role="alert"
        heading="h1"
        drawing={<img src={flatTyre} alt="" width="300" height="200" />}
        title={text.title}
        text={text.text}
        action={
          <>
            <ButtonAnchor variant="primary" href="">
              {text.retry}
            </ButtonAnchor>
            <ButtonAnchor href={localPath('/')}>{text.home}</ButtonAnchor>
          </>
        }
      />
    </div>
  );
}

/** English on Turkish pages, too, as the spec quotes it. */
export function NotFound() {
  const { notFound: text } = useText('shell');
  return (
    <div lang={text.lang} className="page grid min-h-[70svh] place-items-center py-12">
      <title>{`${text.code} ${text.reason}`}</title>
      <meta name="robots" content="noindex" />
      <div className="min-w-0 text-center">
        <img src={lostSign} alt="" width="360" height="240" className="mx-auto" />
        <p className="mt-4 font-bold text-lg text-sea">{`${text.code} ${text.reason}`}</p>
        <h1 className="mt-2 page-title">{text.title}</h1>
        <p className="mx-auto mt-4 max-w-md text-lg">{text.text}</p>
        <ButtonLink variant="primary" size="lg" to="/" className="mt-8">
          {text.back}
        </ButtonLink>
      </div>
    </div>
  );
}

/** Replaces a page that failed to render: shows the error and links to other pages. */
export function PageFailure({
  title,
  text,
  action,
  drawing = flatTyre,
}: {
  title: ReactNode;
  text?: ReactNode;
  action: ReactNode;
  drawing?: string;
}) {
  return (
    <div className="page py-16">
      <EmptyState
        role="alert"
        heading="h1"
        drawing={<img src={drawing} alt="" width={240} height={160} />}
        title={title}
        text={text}
        action={action}
      />
    </div>
  );
}

/** A list page that could not be made, with a way to ask again; `path` serves without JavaScript. */
export function ListFailure({
  title,
  lang,
  retry,
  path,
}: {
  title: string;
  /** Language of the title, if it differs from the page's. */
  lang?: string | undefined;
  retry: string;
  path: string;
}) {
  return (
    <>
      <title>{title}</title>
      <PageFailure
        title={<span lang={lang}>{title}</span>}
        action={<RetryButton path={path}>{retry}</RetryButton>}
      />
    </>
  );
}

/** Reloads the page's data. Without JavaScript the button opens `path`, or the current page. */
export function RetryButton({ path, children }: { path?: string; children: string }) {
  const { revalidate, state } = useRevalidator();
  const localPath = useLocalPath();
  return (
    <form method="get" action={path && localPath(path)}>
      <Button
        type="submit"
        variant="ink"
        pending={state === 'loading'}
        onClick={(event) => {
          event.preventDefault();
          revalidate();
        }}
      >
        {children}
      </Button>
    </form>
  );
}

/** Returns true if the page does not exist. Any other error may be gone at the next attempt. */
export function isMissing(error: unknown): boolean {
  return isRouteErrorResponse(error) && error.status === 404;
}
