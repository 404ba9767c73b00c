/**
 * Keys of Kervan's PostgreSQL advisory locks. The numbers are arbitrary, but must differ from each
 * other and from the keys of other programs in the same database.
 */
export const LOCKS = {
  migrations: 74_206_021,
  /** Held while a post gets an unused slug. */
  slugs: 74_206_022,
  /** Held while the first admin is created. */
  firstAdmin: 74_206_023,
  /** Held for one image. The second key is the hash of its id. */
  images: 74_206_024,
  /** Held while a zone's name is compared with the others, and while the order of zones changes. */
  zones: 74_206_025,
  /** Held while manual exchange rates change. */
  rates: 74_206_026,
  /** Held while the demo business is loaded into an empty database. */
  demo: 74_206_027,
  /**
   * Held by the one process that runs the regular jobs: exchange rates, removal of unused files and
   * old rows, backups.
   */
  jobs: 74_206_028,
  /** Held by the process that makes or restores a backup. */
  backups: 74_206_029,
  /** Held while the units that unconfirmed requests of visitors hold are counted. */
  requests: 74_206_030,
  /** Held while a new plate is compared with the others. */
  plates: 74_206_031,
  /** Held for one plate during a hand-over. The second key is the plate's hash. */
  handedOver: 74_206_032,
  /** Held while a payment gets the next receipt number. */
  receipts: 74_206_034,
  /** Held while cash is counted. */
  cash: 74_206_035,
  /** Held while tolls and fines are imported. */
  roadCharges: 74_206_036,
  /** Held while letting rules change. */
  lettingRules: 74_206_037,
  /** Locks the customers of one phone number. The second key is the number's hash. */
  phones: 74_206_033,
} as const;
