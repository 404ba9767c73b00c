import type { Admin } from '#app/base/auth/auth.schema.ts';
import * as guard from '#app/office/frame/admin-guard.route.tsx';
import * as failing from '#app/office/frame/admin-page.route.tsx';
import * as layout from '#app/operations/office-root/admin-layout.route.tsx';
import { OWNER } from './mounted.tsx';

/** The guard and the frame around a mounted screen, for `within` of `open`: where its place in the window counts. */
export const IN_FRAME = [
  guard,
  { ...layout, clientLoader: () => ({ businessName: 'Kervan' }) },
  failing,
];

/** Answers the requests of frame and guard; undefined for other paths. */
export function frameAnswer(path: string, admin: Admin = OWNER): object | undefined {
  if (path === '/auth/admin/me') return { admin };
  if (path === '/admin/notices') return { requests: 0, newest: null };
  return path === '/admin/log-navigation' ? {} : undefined;
}
