import type { ComponentProps } from 'react';
import { Link as RouterLink } from 'react-router';

type LinkProps = ComponentProps<typeof RouterLink> & { to: string };

/**
 * A link to a page of ours. `to` is a whole address, encoded as an `href` is. On the server it is the
 * bare element: there the router's own takes a seventh of the memory of a page of cards to resolve
 * addresses that are resolved already.
 */
export function Link(props: LinkProps) {
  return import.meta.env.SSR ? <BareLink {...props} /> : <RouterLink discover="none" {...props} />;
}

function BareLink({
  to,
  // What only the router in the browser knows.
  discover,
  prefetch,
  relative,
  reloadDocument,
  replace,
  mask,
  state,
  preventScrollReset,
  viewTransition,
  defaultShouldRevalidate,
  ...element
}: LinkProps) {
  return <a {...element} href={to} />;
}
