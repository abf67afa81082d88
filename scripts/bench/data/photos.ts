import sharp from 'sharp';

/** Photos of 1600 by 1200 pixels, about 200 KB each, of a scene with fine texture. */
export async function somePhotos(count: number): Promise<readonly Buffer[]> {
  const noise = { type: 'gaussian', mean: 128, sigma: 25 } as const;
  return Promise.all(
    Array.from({ length: count }, async (_, at) => {
      const texture = await sharp({
        create: { width: 1600, height: 1200, channels: 3, background: '#876', noise },
      })
        .blur(1.5)
        .png()
        .toBuffer();
      const scene = `<svg width="1600" height="1200"><rect y="${500 + at * 20}" width="1600" height="700" fill="#475"/><rect x="${300 + at * 30}" y="300" width="900" height="600" fill="#a65"/></svg>`;
      return sharp(texture)
        .composite([{ input: Buffer.from(scene), blend: 'multiply' }])
        .jpeg({ quality: 85 })
        .toBuffer();
    }),
  );
}
