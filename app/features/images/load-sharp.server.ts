import type sharp from 'sharp';

/** sharp, when the first picture needs it: a start takes less time and memory without. */
export async function loadSharp(): Promise<typeof sharp> {
  const { default: loaded } = await import('sharp');
  // libvips remembers its last hundred operations, and with each the whole memory of its decoder:
  // 160 MB for a progressive JPEG of 48 megapixels, so that uploads filled gigabytes. No file comes
  // twice here.
  loaded.cache(false);
  return loaded;
}
