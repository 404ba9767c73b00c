import type { ComponentProps } from 'react';
import { Link as RouterLink } from 'react-router';
import { useLocalPath } from './use-text.ts';

type LinkProps = ComponentProps<'a'> &
  Pick<ComponentProps<typeof RouterLink>, 'preventScrollReset' | 'replace'> & { to: string };

/**
 * A link to a page of ours in the language of this one. `to` is the whole address in Turkish, or begins with its
 * query, encoded as an `href` is. On the server it is the
 * bare element: the router's own resolves addresses that are resolved already (docs/decisions/035).
 */
export function Link({ to: page, ...rest }: LinkProps) {
  const localPath = useLocalPath();
  const to = page.startsWith('/') ? localPath(page) : page;
  return import.meta.env.SSR ? (
    <BareLink {...rest} to={to} />
  ) : (
    <RouterLink discover="none" {...rest} to={to} />
  );
}

/** Without what only the router in the browser knows. */
function BareLink({ to, preventScrollReset, replace, ...element }: LinkProps) {
  return <a {...element} href={to} />;
}
