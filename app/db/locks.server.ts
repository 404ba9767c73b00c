/**
 * Keys of Kervan's advisory locks. The numbers are arbitrary; they must differ from each other and
 * from keys of other programs on the same server.
 */
export const LOCKS = {
  migrations: 74_206_021,
  /** Held while a post gets a free address. */
  slugs: 74_206_022,
  /** Held while the first admin is created. */
  firstAdmin: 74_206_023,
  /** Held for one picture; the second key is the hash of its id. */
  images: 74_206_024,
  /** Held while the name of a zone is compared with the others, and while their order changes. */
  zones: 74_206_025,
  /** Held while manual exchange rates change. */
  rates: 74_206_026,
  /** Held while the demo business is loaded into an empty database. */
  demo: 74_206_027,
  /** Held by the one process that does the regular work: rates, sweep, pruning, backups. */
  jobs: 74_206_028,
  /** Held by the process that makes or restores a backup. */
  backups: 74_206_029,
  /** Held while the share of the fleet that visitors' requests hold is counted. */
  requests: 74_206_030,
  /** Held while a new plate is compared with the others. */
  plates: 74_206_031,
  /** Held for one plate during a hand-over; the second key is its hash. */
  handedOver: 74_206_032,
  /** Held while a payment gets the next number of receipts. */
  receipts: 74_206_034,
  /** Held while cash of a currency is counted. */
  cash: 74_206_035,
  /** Held while tolls and fines are imported. */
  roadCharges: 74_206_036,
  /** The customers of a phone number: the second key is the number's hash. */
  phones: 74_206_033,
} as const;
