import type { Services } from '#app/services.ts';

/** The public address without a trailing slash: as set, else the one that was asked. */
export function siteOrigin({ siteUrl }: Pick<Services, 'siteUrl'>, request: Request): string {
  return siteUrl ?? new URL(request.url).origin;
}
