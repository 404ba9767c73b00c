const HOSTS = /^(www\.|m\.)?(youtube\.com|youtube-nocookie\.com|youtu\.be)$/;
const VIDEO_ID = /^[\w-]{11}$/;

/** The only host that posts may frame; the Content-Security-Policy names it too. */
export const VIDEO_ORIGIN = 'https://www.youtube-nocookie.com';

/**
 * Where a YouTube video plays without cookies, from any address of it: watch, short link, shorts,
 * embed. Null for everything else. Of the rest of the address only the start in seconds is kept.
 */
export function youtubeEmbed(address: string): string | null {
  const url = URL.parse(address.trim().replace(/^\/\//, 'https://'));
  if (!url || !/^https?:$/.test(url.protocol) || !HOSTS.test(url.hostname)) return null;
  const id = url.searchParams.get('v') ?? url.pathname.split('/').filter(Boolean).at(-1) ?? '';
  if (!VIDEO_ID.test(id)) return null;
  const start = url.searchParams.get('start') ?? url.searchParams.get('t') ?? '';
  const from = /^\d{1,5}s?$/.test(start) ? `?start=${Number.parseInt(start, 10)}` : '';
  return `${VIDEO_ORIGIN}/embed/${id}${from}`;
}
