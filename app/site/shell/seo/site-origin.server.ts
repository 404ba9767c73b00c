/** The public address without a trailing slash: as set, else that of the request. */
export function siteOrigin({ siteUrl }: { siteUrl: string | null }, request: Request): string {
  return siteUrl ?? new URL(request.url).origin;
}
