import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ImageResponse } from 'next/og';
import type { ShareWords } from '@/components/listings/sharing/share-copy';
import { SharePanel, sharePanel } from '@/components/listings/sharing/share-panel';

/** Renders the text of a home as a PNG. */
export async function drawPanel(words: ShareWords): Promise<Buffer> {
  const image = new ImageResponse(<SharePanel words={words} />, { ...sharePanel, fonts: await fonts() });
  return Buffer.from(await image.arrayBuffer());
}

// Literal paths, so that the build includes these two files and not their whole folder.
const files = {
  400: join(process.cwd(), 'node_modules/@fontsource/poppins/files/poppins-latin-400-normal.woff'),
  600: join(process.cwd(), 'node_modules/@fontsource/poppins/files/poppins-latin-600-normal.woff'),
} as const;

const readFont = async (weight: keyof typeof files) => ({
  name: 'Poppins',
  weight,
  data: await readFile(files[weight]),
});

let cachedFonts: ReturnType<typeof readFonts> | undefined;

const readFonts = () => Promise.all([readFont(400), readFont(600)]);

function fonts() {
  cachedFonts ??= readFonts();
  return cachedFonts;
}
