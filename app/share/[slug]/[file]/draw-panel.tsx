import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ImageResponse } from 'next/og';
import { SharePanel, sharePanel } from '@/components/listing/share-panel';
import type { ShareWords } from '@/components/listing/share-words';

/** The words of a home as a PNG. */
export async function drawPanel(words: ShareWords): Promise<Buffer> {
  const image = new ImageResponse(<SharePanel words={words} />, { ...sharePanel, fonts: await fonts() });
  return Buffer.from(await image.arrayBuffer());
}

const readFont = async (file: string, weight: 400 | 600) => ({
  name: 'Poppins',
  weight,
  data: await readFile(join(process.cwd(), 'node_modules/@fontsource/poppins/files', file)),
});

let kept: Promise<Awaited<ReturnType<typeof readFont>>[]> | undefined;

function fonts() {
  kept ??= Promise.all([
    readFont('poppins-latin-400-normal.woff', 400),
    readFont('poppins-latin-600-normal.woff', 600),
  ]);
  return kept;
}
