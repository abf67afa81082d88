import 'server-only';
import { accountRoutes } from '@/lib/account-routes';
import { choiceOf, sidesDue } from '@/lib/domain/closings/closing';
import type { Side } from '@/lib/domain/closings/closing-steps';
import { replayClosing } from '@/lib/domain/closings/evolve-closing';
import { openExtension } from '@/lib/domain/closings/extension';
import type { Closing } from '@/lib/domain/closings/stored-closing';
import { dueWords } from '@/lib/domain/closings/views/closing-copy';
import type { AgendaEntry, Waiting } from '@/lib/domain/notifications/agenda';
import { listOwnClosings } from '@/lib/server/workflows/closings/closing-room';

/** A deadline in a person's closing. `waits`: tasks for this person, not for the other side. */
interface Due {
  readonly waits: readonly Waiting[];
  readonly entry: AgendaEntry;
}

/** The deadlines and open tasks in a person's closings. `now` in ms. */
export async function listDueInClosings(uid: string, now: number): Promise<readonly Due[]> {
  const { bought, sold, offered } = await listOwnClosings(uid);
  return [
    ...bought.flatMap((closing) => dueIn(closing, 'buyer', now) ?? []),
    ...sold.flatMap((closing) => dueIn(closing, 'seller', now) ?? []),
    ...offered.flatMap((closing) => dueAsBackup(closing) ?? []),
  ];
}

function dueIn({ saleId, place, events }: Closing, side: Side, now: number): Due | null {
  const state = replayClosing(events);
  const { dueAt } = state;
  const about = { id: `sale-${saleId}`, place, path: accountRoutes.sale(saleId) };
  const choice = choiceOf(state, side);
  if (choice) {
    const what = 'Offer to the backup buyer or relist';
    return {
      waits: [{ ...about, what, by: choice.dueAt }],
      entry: { ...about, what, at: choice.dueAt },
    };
  }
  if (dueAt === null) return null;
  const what = `Due in closing: ${dueWords(state)}`;
  const own = dueWords(state, side).replace(/^./, (first) => first.toUpperCase());
  const extension = openExtension(state, now);
  return {
    waits: [
      ...(sidesDue(state).includes(side) ? [{ ...about, what: own, by: dueAt }] : []),
      ...(extension && extension.side !== side
        ? [
            {
              ...about,
              id: `later-${saleId}`,
              what: 'Respond to a request for a later deadline',
              by: extension.until,
            },
          ]
        : []),
    ],
    entry: { ...about, what, at: dueAt },
  };
}

function dueAsBackup({ saleId, place, events }: Closing): Due | null {
  const { succession } = replayClosing(events);
  if (succession?.stage !== 'offered') return null;
  const about = { id: `backup-${saleId}`, place, path: accountRoutes.sales };
  const { dueAt } = succession;
  return {
    waits: [{ ...about, what: 'Accept or decline as backup buyer', by: dueAt }],
    entry: { ...about, what: 'Your answer as backup buyer is due', at: dueAt },
  };
}
