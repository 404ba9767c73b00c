/** Street furniture in centimetres on y = 0: a barrier across 430 cm, a parking sign, pots and a cat. */

const stripes = Array.from({ length: 6 }, (_, i) => `M${-168 + i * 66} -101h33v11h-33Z`).join('');

/** A closed barrier: its motor left, its arm to a fork on the right, a no-entry disc in the middle. */
export const barrier = [
  '<path d="M-236 2H-178L-120 12H-200Z" fill="#0B1F2A" fill-opacity=".28"/>',
  '<path d="M-232 0V-106Q-232 -112 -226 -112H-192Q-186 -112 -186 -106V0Z" fill="#0C4A5B"/><path d="M-232 -106Q-232 -112 -226 -112H-192Q-186 -112 -186 -106V-100H-232Z" fill="#3A8494"/><path d="M-198 -100H-186V0H-198Z" fill="#072F3B"/><path d="M-225 -84h22v30h-22Z" fill="#08323E"/><path d="M-221 -78h14M-221 -72h14M-221 -66h14" stroke="#5FA3AE" stroke-width="1.6"/><path d="M-236 -5H-182V0H-236Z" fill="#22343E"/><path d="M-215 -112q6 -12 12 0Z" fill="#FFB424"/>',
  '<path d="M206 0V-84l-7 -9h5l6 7l6 -7h5l-7 9V0Z" fill="#3F515A"/><path d="M200 -3h20v3h-20Z" fill="#22343E"/>',
  '<path d="M-206 -101H216Q219 -101 219 -95.5Q219 -90 216 -90H-206Z" fill="#FBFAF7"/>',
  `<path d="${stripes}" fill="#C8402A"/><path d="M-206 -93H217V-90H-206Z" fill="#0B1F2A" fill-opacity=".22"/><circle cx="-206" cy="-95.5" r="11" fill="#22343E"/><circle cx="-206" cy="-95.5" r="4" fill="#8FA0A8"/>`,
  '<circle cx="4" cy="-95" r="23" fill="#FBFAF7"/><circle cx="4" cy="-95" r="21" fill="#C8402A"/><path d="M-10 -99h28v8h-28Z" fill="#FBFAF7"/>',
].join('');

/** A sign that says where one parks: the letter, and a car with an arrow below. */
export const parkingSign = [
  '<path d="M-7 0Q0 -5 7 0Q0 4 -7 0Z" fill="#3F515A"/><path d="M-2.5 0V-296H2.5V0Z" fill="#8FA0A8"/><path d="M.5 0V-296H2.5V0Z" fill="#5D7078"/>',
  '<rect x="-36" y="-306" width="72" height="72" rx="8" fill="#FBFAF7"/><rect x="-33" y="-303" width="66" height="66" rx="6" fill="#15608C"/><path d="M-33 -297q0 -6 6 -6h54q6 0 6 6v14q-30 18 -66 6Z" fill="#FFFFFF" fill-opacity=".1"/>',
  '<path d="M-12 -246V-293H4Q18 -293 18 -279Q18 -265 4 -265H-12" fill="none" stroke="#FBFAF7" stroke-width="9.5" stroke-linejoin="round"/>',
  '<rect x="-36" y="-230" width="72" height="32" rx="5" fill="#FBFAF7"/><path d="M-26 -214h20m-13 -7l-8 7l8 7" fill="none" stroke="#0B1F2A" stroke-width="4" stroke-linecap="round" stroke-linejoin="round"/><path d="M3 -206v-7l4 -2l4 -7h13l5 7l3 2v7h-4a4 4 0 0 1 -8 0h-6a4 4 0 0 1 -8 0Z" fill="#0B1F2A"/>',
].join('');

/** A sitting cat with its back to us, watching the street. */
export const cat =
  '<path d="M-14 1H40L66 6H-4Z" fill="#0B1F2A" fill-opacity=".26"/><path d="M12 -4C26 -2 33 -9 30 -17C28 -22 22 -20 24 -16C26 -10 18 -9 12 -11Z" fill="#C97A34"/><path d="M-13 0C-18 -12 -13 -26 -7 -33C-10 -40 -9 -45 -8.5 -51L-3 -46.5Q0 -47.5 3 -46.5L8.5 -51C9 -45 10 -40 7 -33C13 -26 18 -12 13 0Q0 3 -13 0Z" fill="#E39A4C"/><path d="M3 -46.5L8.5 -51C9 -45 10 -40 7 -33C13 -26 18 -12 13 0Q8 2 3 1.5C9 -10 9 -26 3 -34Z" fill="#C97A34"/><path d="M-5 -39q5 3 10 0M-6 -43.5q6 3 12 0M-11 -20q5 3 9 2M-13 -13q5 3 9 2M11 -20q-5 3 -9 2M13 -13q-5 3 -9 2" fill="none" stroke="#A85E25" stroke-width="1.8" stroke-linecap="round"/>';

/** A terracotta pot, 34 cm high; what grows in it comes from elsewhere. */
export const pot =
  '<path d="M-20 1H24L52 7H-6Z" fill="#0B1F2A" fill-opacity=".24"/><path d="M-17 -32H17L12 0H-12Z" fill="#C9714A"/><path d="M4 -32H17L12 0H5Z" fill="#96482E"/><path d="M-20 -40H20V-31H-20Z" fill="#DC8A5E"/><path d="M6 -40H20V-31H6Z" fill="#A9573A"/>';

/** A wrought lantern on a bracket at a wall on its left, 390 cm above the street. */
export const lantern =
  '<path d="M-56 -392H4M-56 -360C-30 -362 -14 -374 -8 -391M-40 -391q8 0 8 8t-8 6" fill="none" stroke="#1D2A36" stroke-width="4.5" stroke-linecap="round"/><path d="M2 -391V-378" stroke="#1D2A36" stroke-width="3"/><path d="M-13 -366L2 -378L17 -366Z" fill="#1D2A36"/><path d="M-12 -366H16L11 -334H-7Z" fill="#FFE7AE"/><path d="M4 -366H16L11 -334H3Z" fill="#F2C97C"/><path d="M-12 -366L-7 -334M2 -366V-334M16 -366L11 -334" stroke="#1D2A36" stroke-width="2.4"/><path d="M-9 -334H13L8 -326H-4Z" fill="#1D2A36"/>';
