import type { ComponentProps } from 'react';
import { Link as RouterLink } from 'react-router';

type LinkProps = ComponentProps<'a'> &
  Pick<ComponentProps<typeof RouterLink>, 'preventScrollReset' | 'replace'> & { to: string };

/**
 * A link to a page of ours. `to` is a whole address, encoded as an `href` is. On the server it is the
 * bare element: the router's own resolves addresses that are resolved already (docs/decisions/035).
 */
export function Link(props: LinkProps) {
  return import.meta.env.SSR ? <BareLink {...props} /> : <RouterLink discover="none" {...props} />;
}

/** Without what only the router in the browser knows. */
function BareLink({ to, preventScrollReset, replace, ...element }: LinkProps) {
  return <a {...element} href={to} />;
}
