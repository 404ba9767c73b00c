/**
 * The keys of our advisory locks. Any numbers: they have to differ from each other, and from those of
 * other programs on the same server.
 */
export const LOCKS = {
  migrations: 74_206_021,
  /** The address of a post, while a free one is looked for. */
  slugs: 74_206_022,
  /** Whether there is an admin at all. */
  firstAdmin: 74_206_023,
  /** One picture: the second key is the hash of its id. */
  images: 74_206_024,
} as const;
