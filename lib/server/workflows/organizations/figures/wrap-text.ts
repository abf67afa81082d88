import 'server-only';
import type { PDFFont } from '@cantoo/pdf-lib';

/** Breaks a text into lines of this width: between words, or within a word that is too long for a line. */
export function wrapText(text: string, font: PDFFont, size: number, width: number): readonly string[] {
  const fits = (line: string) => font.widthOfTextAtSize(line, size) <= width;
  const lines: string[] = [];
  let line = '';
  for (const word of toPrintable(text, font).split(/\s+/)) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (fits(longer)) {
      line = longer;
      continue;
    }
    if (line !== '') lines.push(line);
    const pieces = breakWord(word, fits);
    lines.push(...pieces.slice(0, -1));
    line = pieces.at(-1) ?? '';
  }
  return [...lines, line];
}

function breakWord(word: string, fits: (line: string) => boolean): readonly string[] {
  const pieces: string[] = [];
  let piece = '';
  for (const letter of word) {
    if (piece !== '' && !fits(piece + letter)) {
      pieces.push(piece);
      piece = '';
    }
    piece += letter;
  }
  return [...pieces, piece];
}

/** The standard fonts have only Western European letters: other ones lose their marks or become `?`. */
function toPrintable(text: string, font: PDFFont): string {
  const known = lettersOf(font);
  return [...text]
    .flatMap((letter) => {
      if (known.has(letter) || /\s/.test(letter)) return letter;
      const plain = [...letter.normalize('NFKD')].filter((each) => known.has(each));
      return plain.length > 0 ? plain : '?';
    })
    .join('');
}

const letters = new WeakMap<PDFFont, ReadonlySet<string>>();

function lettersOf(font: PDFFont): ReadonlySet<string> {
  const known =
    letters.get(font) ?? new Set(font.getCharacterSet().map((code) => String.fromCodePoint(code)));
  letters.set(font, known);
  return known;
}
