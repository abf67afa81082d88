import 'server-only';
import { accountRoutes } from '@/lib/account-routes';
import { dueWords } from '@/lib/copy/closings/closing-words';
import { choiceOf, sidesDue } from '@/lib/domain/closings/closing';
import type { Side, StepName } from '@/lib/domain/closings/closing-steps';
import { replayClosing } from '@/lib/domain/closings/evolve-closing';
import { openExtension } from '@/lib/domain/closings/extension';
import type { Closing } from '@/lib/domain/closings/stored-closing';
import { closingDeadlines } from '@/lib/domain/closings/views/closing-deadlines';
import { dueSteps } from '@/lib/domain/closings/views/due-steps';
import type { AgendaEntry, Task } from '@/lib/domain/notifications/agenda';
import { listViewedSellerIds } from '@/lib/server/people/organizations/organizations';
import { listOwnClosings } from '@/lib/server/workflows/closings/closing-room';
import { closingDeadlineWords } from '@/messages/closings/closing-deadline-words';
import { agenda as copy } from '@/messages/dashboard/agenda';

/** The deadlines in a person's closing. `tasks` are for this person, not for the other side. */
interface Due {
  readonly tasks: readonly Task[];
  readonly entries: readonly AgendaEntry[];
}

/** The deadlines and open tasks in a person's closings. `now` in ms. */
export async function listDueInClosings(uid: string, now: number): Promise<readonly Due[]> {
  const [{ bought, sold, offered }, viewed] = await Promise.all([
    listOwnClosings(uid),
    listViewedSellerIds(uid),
  ]);
  const own = sold.filter(({ sellerId }) => !viewed.includes(sellerId));
  return [
    ...bought.map((closing) => dueIn(closing, 'buyer', now)),
    ...own.map((closing) => dueIn(closing, 'seller', now)),
    ...offered.flatMap((closing) => dueAsBackup(closing) ?? []),
  ];
}

function dueIn({ saleId, listingKey, place, events }: Closing, side: Side, now: number): Due {
  const state = replayClosing(events);
  const about = { id: `sale-${saleId}`, place, path: accountRoutes.sale(saleId) };
  const choice = choiceOf(state, side);
  if (choice) {
    const what = copy.chooseBackup;
    return {
      tasks: [{ ...about, listingKey, what, action: copy.choose, by: choice.dueAt }],
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
              what: copy.answerExtension,
              action: copy.respond,
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
  const action = isUpload ? copy.uploadContract : ((next && actions[next]) ?? copy.openClosing);
  return { what, action, by: state.dueAt };
}

const actions: { readonly [step in StepName]?: string } = {
  sign: copy.signContract,
  'deposit-sent': copy.sendEarnestMoney,
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
        what: copy.answerAsBackup,
        action: copy.respond,
        by: dueAt,
      },
    ],
    entries: [{ ...about, what: copy.backupAnswerDue, at: dueAt }],
  };
}
