/**
 * Names on the drawn map in the language of the page. The picture contains only names that are the
 * same in all languages. Positions and sizes are pixels of the picture.
 */
export function AreaNames({
  names: { airport, gulf, mountains },
}: {
  names: Record<'airport' | 'gulf' | 'mountains', string>;
}) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 1600 1200"
      className="pointer-events-none absolute inset-0 size-full"
    >
      <text
        x="630"
        y="476"
        fontSize="44"
        fontWeight="600"
        fill="#0c4a5b"
        stroke="#faf5ea"
        strokeWidth="8"
        strokeLinejoin="round"
        paintOrder="stroke"
      >
        {airport}
      </text>
      <text
        x="834"
        y="836"
        fontSize="50"
        fontWeight="450"
        letterSpacing="5"
        textAnchor="middle"
        fill="#0c4a5b"
      >
        {gulf}
      </text>
      <text
        transform="translate(141 737) rotate(-84)"
        fontSize="32"
        fontWeight="600"
        letterSpacing="11"
        textAnchor="middle"
        fill="#3b574b"
      >
        {mountains}
      </text>
    </svg>
  );
}
