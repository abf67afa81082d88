import 'server-only';
import { accountRoutes } from '@/lib/account-routes';
import { choiceOf, sidesDue } from '@/lib/domain/closings/closing';
import type { Side, StepName } from '@/lib/domain/closings/closing-steps';
import { replayClosing } from '@/lib/domain/closings/evolve-closing';
import { openExtension } from '@/lib/domain/closings/extension';
import type { Closing } from '@/lib/domain/closings/stored-closing';
import { dueSteps, dueWords } from '@/lib/domain/closings/views/closing-copy';
import { closingDeadlines, closingDeadlineWords } from '@/lib/domain/closings/views/closing-deadlines';
import type { AgendaEntry, Task } from '@/lib/domain/notifications/agenda';
import { listOwnClosings } from '@/lib/server/workflows/closings/closing-room';

/** The deadlines in a person's closing. `tasks` are for this person, not for the other side. */
interface Due {
  readonly tasks: readonly Task[];
  readonly entries: readonly AgendaEntry[];
}

/** The deadlines and open tasks in a person's closings. `now` in ms. */
export async function listDueInClosings(uid: string, now: number): Promise<readonly Due[]> {
  const { bought, sold, offered } = await listOwnClosings(uid);
  return [
    ...bought.map((closing) => dueIn(closing, 'buyer', now)),
    ...sold.map((closing) => dueIn(closing, 'seller', now)),
    ...offered.flatMap((closing) => dueAsBackup(closing) ?? []),
  ];
}

function dueIn({ saleId, listingKey, place, events }: Closing, side: Side, now: number): Due {
  const state = replayClosing(events);
  const about = { id: `sale-${saleId}`, place, path: accountRoutes.sale(saleId) };
  const choice = choiceOf(state, side);
  if (choice) {
    const what = 'Offer to the backup buyer or relist';
    return {
      tasks: [{ ...about, listingKey, what, action: 'Choose', by: choice.dueAt }],
      entries: [{ ...about, what, at: choice.dueAt }],
    };
  }
  const extension = openExtension(state, now);
  const asked = extension && extension.side !== side ? extension : null;
  return {
    tasks: [
      ...(sidesDue(state).includes(side) ? [{ ...about, listingKey, ...ownStep(state, side) }] : []),
      ...(asked
        ? [
            {
              ...about,
              listingKey,
              id: `later-${saleId}`,
              what: 'Respond to a request for a later deadline',
              action: 'Respond',
              by: asked.until,
            },
          ]
        : []),
    ],
    entries: closingDeadlines(state).map(({ of, at }) => ({
      ...about,
      id: of === state.status ? about.id : `close-${saleId}`,
      what: closingDeadlineWords[of],
      at,
    })),
  };
}

function ownStep(state: ReturnType<typeof replayClosing>, side: Side) {
  const [next] = dueSteps(state, side);
  const what = dueWords(state, side).replace(/^./, (first) => first.toUpperCase());
  const isUpload = next === 'sign' && state.contract === null;
  const action = isUpload ? 'Upload contract' : ((next && actions[next]) ?? 'Open closing');
  return { what, action, by: state.dueAt };
}

const actions: { readonly [step in StepName]?: string } = {
  sign: 'Sign contract',
  'deposit-sent': 'Send earnest money',
};

function dueAsBackup({ saleId, listingKey, place, events }: Closing): Due | null {
  const { succession } = replayClosing(events);
  if (succession?.stage !== 'offered') return null;
  const about = { id: `backup-${saleId}`, place, path: accountRoutes.sales };
  const { dueAt } = succession;
  return {
    tasks: [
      {
        ...about,
        listingKey,
        what: 'Accept or decline as backup buyer',
        action: 'Respond',
        by: dueAt,
      },
    ],
    entries: [{ ...about, what: 'Your answer as backup buyer is due', at: dueAt }],
  };
}
