import 'server-only';
import {
  layoutMultilineText,
  PageSizes,
  PDFDocument,
  type PDFFont,
  StandardFonts,
  TextAlignment,
} from '@cantoo/pdf-lib';
import { paperNotice, type SampleDocument } from '@/sample/papers';

const margin = 60;
const lineHeight = 16;
const size = 11;

/** Renders a document as a one-page PDF. */
export async function printPaper(paper: SampleDocument): Promise<Uint8Array> {
  const pdf = await PDFDocument.create();
  pdf.setTitle(paper.title);
  const plain = await pdf.embedFont(StandardFonts.Helvetica);
  const bold = await pdf.embedFont(StandardFonts.HelveticaBold);
  const page = pdf.addPage(PageSizes.Letter);
  const { width, height } = page.getSize();
  const parts: readonly Part[] = [
    { text: paperNotice, font: bold },
    { text: paper.title, font: bold, scale: 2 },
    { text: paper.home, font: plain },
    ...paper.rows.flatMap(([label, value]): Part[] => [
      { text: label, font: bold },
      { text: value, font: plain, isClose: true },
    ]),
    { text: paper.written, font: plain },
  ];
  let y = height - margin;
  for (const { text, font, scale = 1, isClose = false } of parts) {
    y -= isClose ? 0 : lineHeight;
    const bounds = { x: margin, y: 0, width: width - 2 * margin, height };
    const fontSize = size * scale;
    const layout = layoutMultilineText(text, { alignment: TextAlignment.Left, font, fontSize, bounds });
    for (const line of layout.lines) {
      page.drawText(line.text, { x: margin, y, font, size: fontSize });
      y -= lineHeight * scale;
    }
  }
  return pdf.save();
}

interface Part {
  readonly text: string;
  readonly font: PDFFont;
  readonly scale?: number;
  /** Directly below the previous part. */
  readonly isClose?: boolean;
}
