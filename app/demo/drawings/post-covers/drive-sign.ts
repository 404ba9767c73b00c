const pictures = {
  fuel: '<path d="M0 -21C9 -8 15 0 15 9A15 15 0 0 1 -15 9C-15 0 -9 -8 0 -21Z" fill="#0B1F2A"/><path d="M-7 10a8 8 0 0 0 6 8" fill="none" stroke="#FFE0A0" stroke-width="3.4" stroke-linecap="round"/>',
  hybrid:
    '<path d="M-19 14C-24 -8 -8 -20 19 -19C22 6 8 20 -10 16Q-2 2 8 -7" fill="#FBFAF7"/><path d="M-21 20C-14 4 -4 -4 8 -8" fill="none" stroke="#0B5E52" stroke-width="3.4" stroke-linecap="round"/>',
};

const grounds = { fuel: '#FFB424', hybrid: '#2F9A6B' };

/** A sign on a slim post that tells what a car of the bay runs on; 280 high on y = 0. */
export const driveSign = (drive: keyof typeof pictures): string =>
  `<ellipse cx="3" cy="0" rx="17" ry="4" fill="#0B1F2A" fill-opacity=".25"/><path d="M-3 0V-240H3V0Z" fill="#5F7F88"/><path d="M-3 0V-240H-1V0Z" fill="#A9BBC3"/><rect x="-36" y="-291" width="72" height="72" rx="17" fill="#0C4A5B"/><rect x="-30" y="-285" width="60" height="60" rx="12" fill="${grounds[drive]}"/><g transform="translate(0 -255)">${pictures[drive]}</g>`;
