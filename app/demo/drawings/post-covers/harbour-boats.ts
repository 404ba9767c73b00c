import { n } from '../svg.ts';

/** A wooden boat at rest, 200 long, on y = 0, its bow to the right; masts only where it sails. */
export const gulet = (hull: string, masts: boolean): string =>
  [
    '<path d="M-92 4H84Q60 12 0 12Q-60 12 -92 4Z" fill="#1A2B49" fill-opacity=".4"/><path d="M-80 14H66M-62 22H50M-40 30H34" stroke="#FFD29A" stroke-width="2.4" stroke-linecap="round" stroke-opacity=".55"/>',
    masts
      ? '<path d="M-14 -26V-172M44 -26V-138" stroke="#3A2A38" stroke-width="3.4"/><path d="M-14 -168L-84 -30M-14 -168L44 -134L104 -34M-14 -120L-76 -52H-14Z" fill="none" stroke="#4A3444" stroke-width="1.2"/><path d="M-72 -50Q-44 -58 -16 -54V-46Q-44 -48 -72 -44Z" fill="#F3D9B8"/><path d="M-14 -172l16 5l-16 5Z" fill="#C8402A"/>'
      : '<path d="M-4 -24V-74" stroke="#3A2A38" stroke-width="2.6"/><path d="M-4 -74l14 4l-14 4Z" fill="#FFB424"/>',
    '<path d="M-52 -26V-46H8V-26Z" fill="#F6E3C4"/><path d="M-58 -46H14V-51H-58Z" fill="#FFF3DC"/><path d="M-46 -42h12v9h-12ZM-28 -42h12v9h-12ZM-10 -42h12v9h-12Z" fill="#2B4A66"/>',
    `<path d="M-94 -26Q-30 -18 40 -22Q80 -26 108 -38Q100 -6 70 6H-74Q-90 -4 -94 -26Z" fill="${hull}"/><path d="M-94 -26Q-30 -18 40 -22Q80 -26 108 -38L106 -31Q80 -18 40 -15Q-30 -11 -93 -19Z" fill="#FBF3E2"/><path d="M-80 -2Q0 4 78 -4L70 6H-74Z" fill="#141E36" fill-opacity=".35"/>`,
  ].join('');

/** A rowing boat, 70 long. */
export const dinghy = (tone: string): string =>
  `<path d="M-32 3H30Q0 10 -32 3Z" fill="#1A2B49" fill-opacity=".4"/><path d="M-36 -12Q0 -5 38 -14Q34 2 22 4H-24Q-34 0 -36 -12Z" fill="${tone}"/><path d="M-36 -12Q0 -5 38 -14L37 -10Q0 -1 -35 -8Z" fill="#FFF3DC"/>`;

/** A beacon at the end of a mole, 90 high on y = 0. */
export const beacon = (id: string): string =>
  `<defs><radialGradient id="${id}"><stop offset="0" stop-color="#8CF5C0" stop-opacity=".9"/><stop offset="1" stop-color="#8CF5C0" stop-opacity="0"/></radialGradient></defs><path d="M-12 0L-8 -58H8L12 0Z" fill="#FBF3E2"/><path d="M2 0V-58H8L12 0Z" fill="#C9A79A"/><path d="M-10.6 -20H10.6L9.2 -36H-9.2Z" fill="#19857A"/><path d="M-13 -58H13V-63H-13Z" fill="#2B3A5A"/><path d="M-6 -63H6V-78H-6Z" fill="#C8FFE4"/><path d="M-9 -78H9L0 -90Z" fill="#19857A"/><circle cx="0" cy="-70" r="${n(34)}" fill="url(#${id})"/>`;
