import 'server-only';
import type { User } from '@/lib/domain/accounts/user';
import {
  type BulkAction,
  type BulkActionItem,
  type BulkActionType,
  type BulkRequest,
  canTakeBack,
  ITEMS_PER_PIECE,
  isOpen,
  isUndoable,
  MAX_HOMES,
  noCounts,
  refuseStart,
  startsOfToday,
} from '@/lib/domain/portfolio/bulk-action';
import { type RequestFaults, toBulkRequest } from '@/lib/domain/portfolio/bulk-action-request';
import { readPriceTable } from '@/lib/domain/portfolio/bulk-action-table';
import type { PortfolioHome } from '@/lib/domain/portfolio/portfolio-home';
import { groupParams } from '@/lib/domain/portfolio/portfolio-query';
import { parseSelection, type SelectionRefusal, selectHomes } from '@/lib/domain/portfolio/selection';
import type { Typed } from '@/lib/domain/shared/form';
import { ok, type Result, refuse } from '@/lib/domain/shared/result';
import type { SignedIn } from '@/lib/server/people/sessions/session';
import { randomKey } from '@/lib/server/platform/random-key';
import { type RateLimit, takeToken } from '@/lib/server/platform/rate-limit';
import { runtime } from '@/lib/server/platform/runtime/runtime';
import { write } from '@/lib/server/platform/store/store';
import { readPortfolio } from '@/lib/server/workflows/portfolio/read-portfolio';
import { bulkActionPieces, bulkActions, bulkActionTurns, pieceId } from './bulk-action-collections';
import {
  type BulkActionRefusal,
  changeBulkAction,
  listItems,
  permissionFor,
  readBulkAction,
} from './bulk-action-record';
import { type End, recordEnd, toEnded } from './end-bulk-action';
import { advanceBulkAction } from './run-bulk-actions';

/** Every preview reads many homes. */
const previewLimit: RateLimit = { name: 'bulk-previews', burst: 20, refillMs: 60_000 };
/** How long a member waits for the preview. The tick finishes a longer one. */
const previewMs = 2_000;

type Answer<More = never> = Promise<Result<BulkAction, BulkActionRefusal | SelectionRefusal | More>>;

export interface PreviewRequest {
  readonly organisationId: string;
  readonly type: BulkActionType;
  /** The homes as URL parameters of the portfolio. */
  readonly selection: string;
  readonly typed: Typed;
}

interface Homes {
  /** All of the organization. */
  readonly all: readonly PortfolioHome[];
  readonly selected: readonly PortfolioHome[];
}

/** The homes that the URL parameters select, for members. */
export async function readSelectedHomes(
  by: User,
  organisationId: string,
  selection: string,
  now: number,
): Promise<Result<readonly PortfolioHome[], BulkActionRefusal | SelectionRefusal>> {
  const homes = await readHomes(by, organisationId, selection, now);
  return homes.ok ? ok(homes.value.selected) : homes;
}

async function readHomes(
  by: User,
  organisationId: string,
  selection: string,
  now: number,
): Promise<Result<Homes, BulkActionRefusal | SelectionRefusal>> {
  const parsed = parseSelection(groupParams(selection));
  if (!parsed.ok) return parsed;
  const portfolio = await readPortfolio(by, organisationId, now, 'import');
  if (!portfolio.ok) return portfolio;
  const all = portfolio.value.homes;
  const selected = selectHomes(all, parsed.value);
  if (selected.length === 0) return refuse('none-chosen');
  return selected.length > MAX_HOMES ? refuse('too-many-homes') : ok({ all, selected });
}

/** Stores what is asked and previews it. Nothing happens to a home. `now` in ms, here and below. */
export async function previewBulkAction(
  by: SignedIn,
  { organisationId, type, selection, typed }: PreviewRequest,
  clock: () => number,
): Answer<RequestFaults> {
  const now = clock();
  if (!takeToken(previewLimit, by.user.uid, now).isAllowed) return refuse('too-many');
  const homes = await readHomes(by.user, organisationId, selection, now);
  if (!homes.ok) return homes;
  const { selected } = homes.value;
  const request = toBulkRequest(type, typed, selected.length, now);
  if (!request.ok) return request;
  const targets = targetsOf(request.value, typed, homes.value);
  if (!targets.ok) return targets;
  const items = selected.map((home) => toItem(home, targets.value.get(home.key) ?? null));
  return create(by, { organisationId, request: request.value }, items, clock);
}

function targetsOf(
  request: BulkRequest,
  typed: Typed,
  { all, selected }: Homes,
): Result<ReadonlyMap<string, number>, RequestFaults> {
  if (request.type !== 'lower-prices' || request.rule.by !== 'table') return ok(new Map());
  const named = all.map((home) => ({ ...home, draftId: home.key, reference: home.assetNumber }));
  const table = readPriceTable(typed.table ?? '', named, new Set(selected.map(({ key }) => key)));
  return table.ok ? table : refuse({ table: { code: 'table', fault: table.reason } });
}

const toItem = (home: PortfolioHome, targetCents: number | null): BulkActionItem => ({
  draftId: home.key,
  title: [home.street, home.unit, home.city].filter(Boolean).join(', '),
  number: home.assetNumber ?? home.listingId,
  targetCents,
  version: 0,
  change: null,
  refusal: null,
  missing: null,
  reopens: false,
  outcome: null,
  reason: null,
  versionAfter: null,
  isPublic: false,
});

async function create(
  by: SignedIn,
  { organisationId, request }: Pick<BulkAction, 'organisationId' | 'request'>,
  items: readonly BulkActionItem[],
  clock: () => number,
): Answer {
  const now = clock();
  const { uid, name } = by.user;
  const action: BulkAction = {
    actionId: `a${randomKey(16)}`,
    organisationId,
    by: { uid, name },
    request,
    state: 'planning',
    total: items.length,
    cursor: 0,
    tries: 0,
    claimedUntil: 0,
    counts: noCounts,
    undoneBy: null,
    createdAt: now,
    startedAt: null,
    changedAt: now,
  };
  const { actionId } = action;
  const pieces = Array.from({ length: Math.ceil(items.length / ITEMS_PER_PIECE) }, (_, piece) =>
    write.create(bulkActionPieces, pieceId(actionId, piece), {
      actionId,
      items: items.slice(piece * ITEMS_PER_PIECE, (piece + 1) * ITEMS_PER_PIECE),
    }),
  );
  await runtime().store.commit([...pieces, write.create(bulkActions, actionId, action)]);
  const until = now + previewMs;
  await advanceBulkAction(actionId, clock, () => clock() < until);
  return ok(action);
}

/** Previews taking back what an action did, where nothing became public. */
export async function previewUndo(by: SignedIn, actionId: string, clock: () => number): Answer {
  if (!takeToken(previewLimit, by.user.uid, clock()).isAllowed) return refuse('too-many');
  const found = await readBulkAction(by.user, actionId);
  if (!found.ok) return found;
  const { organisationId, request, state, undoneBy } = found.value;
  if (isOpen(state) || !isUndoable(request.type) || undoneBy !== null) return refuse('wrong-phase');
  const permitted = await readPortfolio(by.user, organisationId, clock(), permissionFor('undo'));
  if (!permitted.ok) return permitted;
  const { type } = request;
  const items = (await listItems(found.value))
    .filter((item) => canTakeBack(item, type))
    .map((item) => ({ ...item, version: item.versionAfter ?? 0, outcome: null, change: null }));
  if (items.length === 0) return refuse('nothing-to-undo');
  return create(by, { organisationId, request: { type: 'undo', of: actionId, undoes: type } }, items, clock);
}

/** Starts the run of what the member saw. `count`: the homes that the button named. */
export function startBulkAction(by: SignedIn, actionId: string, count: number, now: number): Answer {
  let startedAt: readonly number[] = [];
  let original: BulkAction | null = null;
  return changeBulkAction(by, actionId, now, {
    async decide(before, reader) {
      if (before.state !== 'review') return refuse('wrong-phase');
      if (before.counts.planned === 0) return refuse('nothing-to-do');
      if (before.counts.planned !== count) return refuse('count-changed');
      const undone = before.request.type === 'undo' ? before.request.of : null;
      original = undone === null ? null : ((await reader.get(bulkActions, undone))?.data ?? null);
      if (original?.undoneBy) return refuse('wrong-phase');
      const turns = (await reader.get(bulkActionTurns, before.organisationId))?.data;
      const latest = turns && (await reader.get(bulkActions, turns.latest))?.data;
      const { type } = before.request;
      const refusal = refuseStart(type, turns?.startedAt ?? [], latest?.state === 'running', now);
      if (refusal) return refuse(refusal);
      startedAt = [...startsOfToday(turns?.startedAt ?? [], now), ...(type === 'undo' ? [] : [now])];
      const { uid, name } = by.user;
      return ok({ ...before, state: 'running', cursor: 0, by: { uid, name }, startedAt: now } as const);
    },
    write(tx, { organisationId }) {
      tx.set(bulkActionTurns, organisationId, { latest: actionId, startedAt: [...startedAt] });
      if (original) tx.set(bulkActions, original.actionId, { ...original, undoneBy: actionId });
    },
  });
}

/** Ends it. What was done by then stays. */
export function cancelBulkAction(by: SignedIn, actionId: string, now: number): Answer {
  let end: End | null = null;
  return changeBulkAction(by, actionId, now, {
    async decide(before, reader) {
      if (!isOpen(before.state)) return refuse('wrong-phase');
      end = await toEnded(reader, before, 'cancelled', now);
      return ok(end.ended);
    },
    write(tx, ended) {
      if (end) recordEnd(tx, { ...end, ended });
    },
  });
}
