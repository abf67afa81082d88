import 'server-only';
import { auctionWords, priceWords, standingWords, totalLines } from '@/lib/copy/organizations/figure-words';
import { formatMonth } from '@/lib/copy/organizations/format-month';
import type { HomeFigures } from '@/lib/domain/portfolio/figures/home-figures';
import { formatCount, formatDay, formatDayAndTime } from '@/lib/format';
import { site } from '@/lib/site';
import { definitions } from '@/messages/figures/definitions';
import { figuresPage } from '@/messages/figures/figures-page';
import { names } from '@/messages/figures/names';
import { report as copy } from '@/messages/figures/report';
import { finishPaper, openPaper, type Paper, reserve, writeTable, writeText } from './paper';
import type { OrganizationFigures } from './read-figures';

/** More homes than these are only counted, which bounds the pages. */
const maxReported = 500;

interface ReportInput extends OrganizationFigures {
  readonly name: string;
  /** Such as `2026-10`. */
  readonly month: string;
  /** Whether the month is not over. */
  readonly isPartial: boolean;
}

/** The figures of one month as a PDF. */
export async function printReport(input: ReportInput): Promise<Uint8Array> {
  const title = `${copy.title}: ${input.name}, ${formatMonth(input.month)}`;
  const paper = await openPaper({ title, author: site.author, madeAt: input.madeAt });
  writeTop(paper, input);
  const lines = totalLines(input.figures.totals);
  writeHeading(paper, copy.figures);
  writeFigures(paper, lines);
  writeHeading(paper, copy.homes);
  writeHomes(paper, input);
  writeHeading(paper, copy.definitions);
  const meanings = lines.map(({ name, meaning }) => copy.definition({ name, meaning }));
  for (const text of [...meanings, definitions.status, definitions.estimate, figuresPage.notMeasured])
    writeText(paper, text, { size: 8 });
  return finishPaper(paper, (page, pages) =>
    copy.footer({ month: formatMonth(input.month), page: String(page), pages: String(pages) }),
  );
}

function writeTop(paper: Paper, { name, month, figures, madeAt, isPartial }: ReportInput): void {
  writeText(paper, site.name, { size: 9, isMuted: true });
  writeText(paper, `${copy.title}, ${formatMonth(month)}`, { size: 22, isBold: true });
  writeText(paper, name, { size: 14 });
  writeText(paper, copy.made({ at: formatDayAndTime(madeAt) }), { size: 9, isMuted: true });
  if (!isPartial) return;
  const day = formatDay(`${figures.period.to}T12:00:00-05:00`);
  writeText(paper, copy.partial({ day }), { size: 9 });
}

/** Height of a heading with the first lines below it, which stay on its page. */
const headingHeight = 80;

function writeHeading(paper: Paper, text: string): void {
  if (!reserve(paper, headingHeight)) paper.y -= 16;
  writeText(paper, text, { size: 13, isBold: true });
  paper.y -= 4;
}

/** In two halves beside each other, because most values are short. */
function writeFigures(paper: Paper, lines: ReturnType<typeof totalLines>): void {
  const half = Math.ceil(lines.length / 2);
  const cellsOf = (line: (typeof lines)[number] | undefined) => [line?.name ?? '', line?.value ?? ''];
  const header = [figuresPage.figure, figuresPage.value];
  writeTable(paper, {
    columns: [{ share: 0.2 }, { share: 0.12 }, { share: 0.22 }, { share: 0.46 }],
    header: [...header, ...header],
    rows: lines.slice(0, half).map((line, at) => [...cellsOf(line), ...cellsOf(lines[half + at])]),
  });
}

function writeHomes(paper: Paper, { figures: { homes }, left }: ReportInput): void {
  if (homes.length === 0) {
    writeText(paper, copy.noHomes, { size: 9 });
    return;
  }
  const number = { share: 0.085, isNumber: true };
  writeTable(paper, {
    columns: [
      ...[{ share: 0.25 }, { share: 0.12 }, number, number, number, number],
      ...[{ share: 0.11 }, { share: 0.18 }],
    ],
    header: [
      ...[figuresPage.home, names.status, names.daysOnMarket, names.views, names.offers, names.bids],
      ...[names.auctions, names.price],
    ],
    rows: homes.slice(0, maxReported).map(homeRow),
  });
  const more = left + Math.max(0, homes.length - maxReported);
  if (more > 0) writeText(paper, copy.left({ left: more }), { size: 9, isBold: true });
}

const homeRow = (home: HomeFigures): readonly string[] => [
  home.place,
  standingWords(home.standing),
  formatCount(home.daysOnMarket),
  formatCount(home.views),
  formatCount(home.offers),
  formatCount(home.bids),
  auctionWords(home),
  priceWords(home),
];
