import 'server-only';
import { statementLineWords, statementNotes } from '@/lib/copy/costs/statement-words';
import type { User } from '@/lib/domain/accounts/user';
import { replayClosing } from '@/lib/domain/closings/evolve-closing';
import type { Closing } from '@/lib/domain/closings/stored-closing';
import type { CostStatement } from '@/lib/domain/costs/statement/cost-statement';
import { statementParts } from '@/lib/domain/costs/statement/statement-parts';
import { formatDay, formatExactMoney } from '@/lib/format';
import { runtime } from '@/lib/server/platform/runtime/runtime';
import { closings } from '@/lib/server/records/closings/closing-collections';
import {
  finishPaper,
  openPaper,
  writeTable,
  writeText,
} from '@/lib/server/workflows/organizations/figures/paper';
import { site } from '@/lib/site';
import { costStatement as copy } from '@/messages/costs/cost-statement';
import { sideOf } from './on-closing';

/** The cost statement of a closing as a PDF, for its two sides and staff; null for everybody else. */
export async function serveCostStatement(user: User, saleId: string): Promise<Response | null> {
  const { store } = runtime();
  const closing = (await store.get(closings, saleId))?.data;
  const mayRead = closing && (user.role === 'admin' || (await sideOf(store, closing, user.uid)));
  if (!mayRead) return null;
  const { statement } = replayClosing(closing.events);
  if (!statement) return null;
  const bytes = await printStatement(closing, statement);
  return new Response(Buffer.from(bytes), {
    headers: {
      'content-type': 'application/pdf',
      'content-disposition': 'attachment; filename="cost-statement.pdf"',
      'cache-control': 'private, no-store',
      'x-robots-tag': 'noindex',
    },
  });
}

async function printStatement(
  { place, openedAt }: Pick<Closing, 'place' | 'openedAt'>,
  statement: CostStatement,
): Promise<Uint8Array> {
  const paper = await openPaper({ title: `${copy.title}: ${place}`, author: site.author, madeAt: openedAt });
  writeText(paper, site.name, { size: 9, isMuted: true });
  writeText(paper, copy.title, { size: 22, isBold: true });
  writeText(paper, place, { size: 14 });
  writeText(paper, copy.lede({ day: formatDay(`${statement.asOf}T12:00:00Z`) }), { size: 9 });
  for (const note of statementNotes(statement)) writeText(paper, note, { size: 9 });
  for (const { id, lines, sumCents } of statementParts(statement)) {
    paper.y -= 16;
    writeText(paper, copy[id], { size: 13, isBold: true });
    paper.y -= 4;
    writeTable(paper, {
      columns: [{ share: 0.75 }, { share: 0.25, isNumber: true }],
      header: [copy.cost, copy.amount],
      rows: [
        ...lines.map((line) => [statementLineWords(line), formatExactMoney(line.amountCents)]),
        [copy.total, formatExactMoney(sumCents)],
      ],
    });
  }
  return finishPaper(paper, (page, pages) => copy.page({ page, pages }));
}
