import 'server-only';
import { conditionFormReadOn, conditionHeader, conditionSections } from '@/lib/copy/drafts/condition-form';
import { formatDay } from '@/lib/format';
import {
  finishPaper,
  openPaper,
  type Paper,
  reserve,
  writeTable,
  writeText,
} from '@/lib/server/workflows/organizations/figures/paper';
import { site } from '@/lib/site';
import { conditionForm as copy } from '@/messages/condition-form/condition-form';

const small = { size: 9 };
const heading = { size: 12, isBold: true };
/** A title with the beginning of what it is about. */
const sectionStart = 120;
const lines = 11;
/** Both sides sign on one page. */
const signatures = 240;

/** The blank disclosure form of Real Property Law § 462(2), to print, fill in, and sign. */
export async function printConditionForm(): Promise<Uint8Array> {
  const madeAt = Date.parse(`${conditionFormReadOn}T12:00:00Z`);
  const paper = await openPaper({ title: copy.title, author: site.author, madeAt });
  writeText(paper, copy.title, { size: 20, isBold: true });
  paper.y -= 8;
  for (const line of [copy.seller, copy.address]) writeParagraph(paper, line);
  for (const text of [copy.act, copy.purpose, copy.claims, copy.residential]) writeParagraph(paper, text);
  writeText(paper, copy.instructions, heading);
  for (const text of [copy.actualKnowledge, copy.attachPages, copy.yourself, copy.notApplicable])
    writeText(paper, text, small);
  paper.y -= 6;
  writeParagraph(paper, copy.statement);
  for (const section of conditionSections) writeSection(paper, section);
  writeClosing(paper);
  const day = formatDay(`${conditionFormReadOn}T12:00:00Z`);
  return finishPaper(paper, (page, pages) => copy.footer({ day, page, pages }));
}

function writeSection(paper: Paper, { title, notes, rows }: (typeof conditionSections)[number]): void {
  reserve(paper, sectionStart);
  paper.y -= 10;
  writeText(paper, title, heading);
  paper.y -= 4;
  for (const note of notes) writeParagraph(paper, note);
  const [question, ...answers] = conditionHeader;
  writeTable(paper, {
    columns: [{ share: 0.72 }, ...answers.map(() => ({ share: 0.07 }))],
    header: [question ?? '', ...answers],
    rows,
  });
}

function writeClosing(paper: Paper): void {
  paper.y -= 8;
  for (const text of [copy.publicRecords, copy.explain]) writeParagraph(paper, text);
  for (let line = 0; line < lines; line += 1) writeParagraph(paper, copy.line);
  reserve(paper, signatures);
  writeParagraph(paper, copy.certification);
  for (const line of [copy.sellerSigns, copy.sellerSigns]) writeParagraph(paper, line);
  writeParagraph(paper, copy.acknowledgment);
  for (const line of [copy.buyerSigns, copy.buyerSigns]) writeParagraph(paper, line);
}

function writeParagraph(paper: Paper, text: string): void {
  writeText(paper, text, small);
  paper.y -= 6;
}
