import sharp from 'sharp';

export interface PhotoSize {
  width: number;
  height: number;
}

/** Width of a grain in px, and how far it goes from grey: forms near and far, and a sensor's noise. */
const GRAINS = [
  { grain: 160, sigma: 55 },
  { grain: 20, sigma: 30 },
  { grain: 2.5, sigma: 42 },
  { grain: 1, sigma: 12 },
];

/**
 * A JPEG as large and as hard to compress as what a phone takes: light that changes over the whole
 * picture, forms of every size, the noise of a sensor. No two are the same.
 */
export async function aPhoto({ width, height }: PhotoSize) {
  const light = Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><defs>
      <linearGradient id="g" x2=".4" y2="1"><stop stop-color="#bfe0ff"/>
      <stop offset=".5" stop-color="#d9b98c"/><stop offset="1" stop-color="#3a4a3c"/></linearGradient>
    </defs><rect width="100%" height="100%" fill="url(#g)"/></svg>`,
  );
  const layers = [];
  for (const { grain, sigma } of GRAINS) {
    const small = { width: Math.ceil(width / grain), height: Math.ceil(height / grain) };
    const noise = { type: 'gaussian' as const, mean: 128, sigma };
    const grains = sharp({ create: { ...small, channels: 3, background: 'grey', noise } });
    const input = await sharp(await grains.greyscale().png({ compressionLevel: 1 }).toBuffer())
      .resize(width, height, { kernel: 'cubic', fit: 'fill' })
      .toColourspace('srgb')
      .raw()
      .toBuffer();
    layers.push({
      input,
      raw: { width, height, channels: 3 as const },
      blend: 'soft-light' as const,
    });
  }
  return sharp(light)
    .composite(layers)
    .flatten()
    .withExif({ IFD0: { Make: 'Kervan', Model: 'Test' } })
    .jpeg({ quality: 90 })
    .toBuffer();
}
