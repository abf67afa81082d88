import 'server-only';
import { PageSizes, PDFDocument, type PDFFont, type PDFPage, rgb, StandardFonts } from '@cantoo/pdf-lib';
import { wrapText } from './wrap-text';

const margin = 48;
const footerHeight = 24;
const muted = rgb(0.35, 0.35, 0.35);
const hairline = rgb(0.8, 0.8, 0.78);

interface Style {
  readonly size: number;
  readonly isBold?: boolean;
  readonly isMuted?: boolean;
}

/** A document that is written from top to bottom and takes a new page when one is full. */
export interface Paper {
  readonly pdf: PDFDocument;
  readonly plain: PDFFont;
  readonly bold: PDFFont;
  readonly width: number;
  page: PDFPage;
  /** Where the next line begins, from the bottom of the page. */
  y: number;
}

interface PaperFacts {
  readonly title: string;
  readonly author: string;
  /** ms */
  readonly madeAt: number;
}

export async function openPaper({ title, author, madeAt }: PaperFacts): Promise<Paper> {
  const pdf = await PDFDocument.create();
  pdf.setTitle(title, { showInWindowTitleBar: true });
  pdf.setAuthor(author);
  pdf.setLanguage('en-US');
  pdf.setCreationDate(new Date(madeAt));
  pdf.setModificationDate(new Date(madeAt));
  const plain = await pdf.embedFont(StandardFonts.Helvetica);
  const bold = await pdf.embedFont(StandardFonts.HelveticaBold);
  const page = pdf.addPage(PageSizes.Letter);
  return { pdf, plain, bold, page, y: page.getHeight() - margin, width: page.getWidth() - 2 * margin };
}

/** Writes a paragraph. */
export function writeText(paper: Paper, text: string, style: Style): void {
  const lineHeight = style.size * 1.35;
  for (const line of wrapText(text, fontOf(paper, style), style.size, paper.width)) {
    reserve(paper, lineHeight);
    paper.y -= lineHeight;
    drawLine(paper, line, { x: margin, y: paper.y }, style);
  }
}

interface PaperColumn {
  /** A share of the width; all shares together are 1. */
  readonly share: number;
  readonly isNumber?: boolean;
}

interface PaperTable {
  readonly columns: readonly PaperColumn[];
  readonly header: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

const cellSize = 8;
const cellLineHeight = 10.5;
const cellGap = 6;
/** Numbers end where the next column begins. */
const gapOf = (column: PaperColumn | undefined): number => (column?.isNumber ? 2 * cellGap : cellGap);

/** Writes a table. Its header is repeated on each page, and a row stays on one page. */
export function writeTable(paper: Paper, { columns, header, rows }: PaperTable): void {
  const head = layOut(paper, columns, header, { size: cellSize, isBold: true });
  const [first] = rows;
  const firstHeight = first ? layOut(paper, columns, first, { size: cellSize }).height : 0;
  reserve(paper, head.height + firstHeight);
  drawRow(paper, columns, head);
  for (const cells of rows) {
    const row = layOut(paper, columns, cells, { size: cellSize });
    if (reserve(paper, row.height)) drawRow(paper, columns, head);
    drawRow(paper, columns, row);
  }
}

interface Row {
  /** The lines of each cell. */
  readonly cells: readonly (readonly string[])[];
  readonly style: Style;
  readonly height: number;
}

function layOut(paper: Paper, columns: readonly PaperColumn[], texts: readonly string[], style: Style): Row {
  const cells = texts.map((text, index) => {
    const width = paper.width * (columns[index]?.share ?? 0) - gapOf(columns[index]);
    return wrapText(text, fontOf(paper, style), style.size, width);
  });
  const lines = Math.max(...cells.map(({ length }) => length));
  return { cells, style, height: lines * cellLineHeight + cellGap };
}

function drawRow(paper: Paper, columns: readonly PaperColumn[], { cells, style, height }: Row): void {
  let x = margin;
  cells.forEach((lines, index) => {
    const { share = 0, isNumber = false } = columns[index] ?? {};
    const end = x + paper.width * share - gapOf(columns[index]);
    lines.forEach((line, at) => {
      const start = isNumber ? end - fontOf(paper, style).widthOfTextAtSize(line, style.size) : x;
      drawLine(paper, line, { x: start, y: paper.y - 1 - (at + 1) * cellLineHeight }, style);
    });
    x += paper.width * share;
  });
  paper.y -= height;
  const rule = style.isBold ? { thickness: 0.8 } : { thickness: 0.4, color: hairline };
  const end = { x: margin + paper.width, y: paper.y };
  paper.page.drawLine({ start: { x: margin, y: paper.y }, end, ...rule });
}

/** Adds a line at the bottom of each page. */
export async function finishPaper(
  { pdf, plain, width }: Paper,
  footer: (page: number, pages: number) => string,
): Promise<Uint8Array> {
  const pages = pdf.getPages();
  for (const [index, page] of pages.entries()) {
    const [line = ''] = wrapText(footer(index + 1, pages.length), plain, cellSize, width);
    page.drawText(line, { x: margin, y: margin - 8, font: plain, size: cellSize, color: muted });
  }
  return pdf.save();
}

/** Takes a new page if the current one has less room than this height. Returns whether it did. */
export function reserve(paper: Paper, height: number): boolean {
  if (paper.y - height >= margin + footerHeight) return false;
  paper.page = paper.pdf.addPage(PageSizes.Letter);
  paper.y = paper.page.getHeight() - margin;
  return true;
}

const fontOf = ({ plain, bold }: Paper, { isBold }: Style): PDFFont => (isBold ? bold : plain);

function drawLine(paper: Paper, line: string, at: { x: number; y: number }, style: Style): void {
  const color = style.isMuted ? { color: muted } : {};
  paper.page.drawText(line, { ...at, font: fontOf(paper, style), size: style.size, ...color });
}
