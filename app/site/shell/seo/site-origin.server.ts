/** Returns the public address without a final slash: the setting, else the request's. */
export function siteOrigin({ siteUrl }: { siteUrl: string | null }, request: Request): string {
  return siteUrl ?? new URL(request.url).origin;
}
