/** Returns the public origin without a final slash: the setting, else the origin of the request. */
export function siteOrigin({ siteUrl }: { siteUrl: string | null }, request: Request): string {
  return siteUrl ?? new URL(request.url).origin;
}
