import type { ReactNode } from 'react';
import { isRouteErrorResponse, useRevalidator } from 'react-router';
import { Button, ButtonAnchor, ButtonLink } from '#app/ui/button.tsx';
import { useLocalPath, useText } from '#app/ui/language/use-text.ts';
import { EmptyState } from '#app/ui/states/empty-state.tsx';
import flatTyre from './assets/flat-tyre.svg?inline';
import lostSign from './assets/lost-sign.svg?inline';

/** The links load a new document, which is the safest after an error. */
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

/** English on Turkish pages too, because the spec quotes the English texts. */
export function NotFound() {
  const { notFound: text } = useText('shell');
  return (
    <div lang={text.lang} className="page grid min-h-[70svh] place-items-center py-12">
      <title>{`${text.code} ${text.reason}`}</title>
      <meta name="robots" content="noindex" />
      <div className="min-w-0 text-center">
        <img src={lostSign} alt="" width="360" height="240" className="mx-auto" />
        <p className="mt-4 text-heading text-sea">{`${text.code} ${text.reason}`}</p>
        <h1 className="mt-2 page-title">{text.title}</h1>
        <p className="mx-auto mt-4 max-w-md text-lead">{text.text}</p>
        <ButtonLink variant="primary" size="lg" to="/" className="mt-8">
          {text.back}
        </ButtonLink>
      </div>
    </div>
  );
}

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

/**
 * Page of a list that failed to load, with a button to try again. The button opens `path` if there
 * is no JavaScript.
 */
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

/**
 * Reloads the page's data. The button opens `path` or the current page if there is no JavaScript.
 */
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

/** Returns true if the page does not exist. Other errors may be temporary. */
export function isMissing(error: unknown): boolean {
  return isRouteErrorResponse(error) && error.status === 404;
}
