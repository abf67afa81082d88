'use server';

import { redirect } from 'next/navigation';
import { accountRoutes } from '@/lib/account-routes';
import { roleSchema } from '@/lib/domain/accounts/user';
import { blockReasons } from '@/lib/domain/eligibility/bidder-block';
import { takedownReasons } from '@/lib/domain/listings/vocabulary';
import { type Result, refuse } from '@/lib/domain/shared/result';
import { parseSteering } from '@/lib/domain/staff/auction-actions';
import type { StaffState } from '@/lib/domain/staff/staff-state';
import { staffRefusalWords } from '@/lib/domain/staff/staff-words';
import { getSession, type SignedIn } from '@/lib/server/people/sessions/session';
import { clock } from '@/lib/server/platform/clock';
import { notSavedWords, saveOrNull } from '@/lib/server/platform/process/save-or-null';
import { removeAnswer } from '@/lib/server/records/inquiries/questions';
import { decideOnLimit } from '@/lib/server/workflows/staff/staff-bid-limits';
import {
  blockBidder,
  liftTakedown,
  steerAuction,
  takeDown,
} from '@/lib/server/workflows/staff/staff-listings';
import {
  inviteToStaff,
  liftSuspension,
  setRole,
  suspendPerson,
  withdrawStaffInvitation,
} from '@/lib/server/workflows/staff/staff-people';

type Refused = Parameters<typeof staffRefusalWords>[0];
/** `id`: whose page the form stands on. */
type Wish = Readonly<Record<'choice' | 'why' | 'id' | 'on', string>>;
type Work = (by: SignedIn, wish: Wish) => Promise<Result<unknown, Refused>>;

export async function takeHomeDown(_before: StaffState, form: FormData): Promise<StaffState> {
  return answer(form, accountRoutes.staffHome, async (by, { id, choice, why }) => {
    const reason = takedownReasons.find((each) => each === choice);
    return reason ? takeDown(by, { listingKey: id, reason, note: why }, clock.now()) : refuse('needs-reason');
  });
}

export async function letListAgain(_before: StaffState, form: FormData): Promise<StaffState> {
  return answer(form, accountRoutes.staffHome, (by, { id, why }) =>
    liftTakedown(by, { listingKey: id, why }, clock.now()),
  );
}

export async function steer(_before: StaffState, form: FormData): Promise<StaffState> {
  return answer(form, accountRoutes.staffHome, async (by, { on, choice, why }) => {
    const command = parseSteering(String(form.get('what')), choice);
    return command ? steerAuction(by, { auctionId: on, command, why }, clock.now()) : refuse('needs-reason');
  });
}

export async function block(_before: StaffState, form: FormData): Promise<StaffState> {
  return answer(form, accountRoutes.staffHome, async (by, { on, choice, why }) => {
    const [auctionId, uid] = [on, String(form.get('uid'))];
    const reason = blockReasons.find((each) => each === choice);
    if (!reason && form.get('what') !== 'unblock') return refuse('needs-reason');
    return blockBidder(by, { auctionId, uid, reason: reason ?? null, why }, clock.now());
  });
}

export async function suspend(_before: StaffState, form: FormData): Promise<StaffState> {
  return answer(form, accountRoutes.staffPerson, (by, { id, why }) =>
    form.get('what') === 'lift'
      ? liftSuspension(by, id, why, clock.now())
      : suspendPerson(by, id, why, clock.now()),
  );
}

/** `choice`: up to how much the proof shows the money, in cents, or `keep`; `on`: the instant of the wish that was read. */
export async function decideLimit(_before: StaffState, form: FormData): Promise<StaffState> {
  return answer(form, accountRoutes.staffPerson, async (by, { id, on, choice, why }) => {
    if (choice !== 'keep' && !/^\d+$/.test(choice)) return refuse('invalid-amount');
    const shownCents = choice === 'keep' ? null : Number(choice);
    return decideOnLimit(by, { uid: id, at: Number(on), shownCents, why }, clock.now());
  });
}

export async function changeRole(_before: StaffState, form: FormData): Promise<StaffState> {
  return answer(form, accountRoutes.staffPerson, async (by, { id, choice }) => {
    const role = roleSchema.exclude(['admin']).safeParse(choice);
    return role.success ? setRole(by, id, role.data, clock.now()) : refuse('same-role');
  });
}

export async function inviteStaff(_before: StaffState, form: FormData): Promise<StaffState> {
  return answer(form, accountRoutes.staffPerson, (by, { id }) =>
    form.get('what') === 'withdraw'
      ? withdrawStaffInvitation(by, id, clock.now())
      : inviteToStaff(by, id, clock.now()),
  );
}

export async function removeOne(_before: StaffState, form: FormData): Promise<StaffState> {
  return answer(form, accountRoutes.staffHome, (by, { on, why }) => removeAnswer(by, on, why, clock.now()));
}

const WHY_MAX = 1_000;

/** After the work the page is shown anew. */
async function answer(form: FormData, page: (id: string) => string, work: Work): Promise<StaffState> {
  const text = (name: string): string => String(form.get(name) ?? '').slice(0, WHY_MAX);
  const typed = { choice: text('choice'), why: text('why') };
  const by = await getSession();
  if (!by) return { trouble: staffRefusalWords('signed-out'), typed };
  const id = text('id');
  const done = await saveOrNull(work(by, { ...typed, id, on: text('on') }));
  if (!done) return { trouble: notSavedWords, typed };
  if (!done.ok) return { trouble: staffRefusalWords(done.reason), typed };
  redirect(`${page(id)}?done=${encodeURIComponent(text('what') || 'done')}`);
}
