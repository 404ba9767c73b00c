/** The public address without a trailing slash: as set, else the one that was asked. */
export function siteOrigin({ siteUrl }: { siteUrl: string | null }, request: Request): string {
  return siteUrl ?? new URL(request.url).origin;
}
