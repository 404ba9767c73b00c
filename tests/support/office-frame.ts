import type { Admin } from '#app/base/auth/auth.schema.ts';
import * as guard from '#app/office/frame/admin-guard.route.tsx';
import * as failing from '#app/office/frame/admin-page.route.tsx';
import * as layout from '#app/operations/office-root/admin-layout.route.tsx';
import { OWNER } from './mounted.tsx';

/**
 * Guard and frame of the office, for `within` of `open`. For tests in which the place of the screen
 * in the window matters.
 */
export const IN_FRAME = [
  guard,
  { ...layout, clientLoader: () => ({ businessName: 'Kervan' }) },
  failing,
];

/** Responds to the requests of frame and guard; undefined for other paths. */
export function frameAnswer(path: string, admin: Admin = OWNER): object | undefined {
  if (path === '/auth/admin/me') return { admin };
  if (path === '/admin/notices') return { requests: 0, newest: null };
  return path === '/admin/log-navigation' ? {} : undefined;
}
