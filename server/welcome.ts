import type { AddressInfo } from 'node:net';

const EVERY_ADDRESS = new Set(['0.0.0.0', '::']);

interface WelcomeOptions {
  siteUrl: string | undefined;
  /** Text about the first password for the terminal; null for none. */
  adminNote: string | null;
}

export function welcome(
  addresses: (AddressInfo | string)[],
  { siteUrl, adminNote }: WelcomeOptions,
): string {
  const sockets = addresses.filter((address) => typeof address !== 'string');
  const port = sockets[0]?.port;
  const hosts = new Set(sockets.map(({ address, family }) => hostName(address, family)));
  const site = siteUrl ?? `http://${[...hosts][0]}:${port}`;
  return [
    '',
    '  Kervan is running.',
    '',
    `  Site   ${site}`,
    `  Admin  ${site}/admin`,
    ...(adminNote ? [`         ${adminNote}`] : []),
    `  API    ${site}/api/docs`,
    ...(siteUrl
      ? [`  Listening on ${[...hosts].map((host) => `${host}:${port}`).join(', ')}`]
      : []),
    '',
    '  Ctrl-C stops it.',
    '',
    '',
  ].join('\n');
}

function hostName(address: string, family: string): string {
  if (EVERY_ADDRESS.has(address) || address === '127.0.0.1' || address === '::1')
    return 'localhost';
  return family === 'IPv6' ? `[${address}]` : address;
}
