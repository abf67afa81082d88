import 'server-only';
import { type PortfolioDraft, toPortfolioDraft } from '@/lib/domain/portfolio/portfolio-home';
import { perProcess } from '@/lib/server/platform/process/per-process';
import { runtime } from '@/lib/server/platform/runtime/runtime';
import { allDrafts } from '@/lib/server/records/drafts/all-drafts';
import { drafts } from '@/lib/server/records/drafts/draft-collections';

type Drafts = Map<string, PortfolioDraft>;

interface Held {
  readonly drafts: Drafts;
  /** The drafts that changed during the first read: the change wins over the read. Null afterward. */
  changed: Set<string> | null;
  opening: Promise<void>;
}

interface State {
  /** By organization, least recently used first. */
  readonly held: Map<string, Held>;
  isFollowing: boolean;
}

/** Organizations in memory. 5,000 homes take about 4 MB. */
const MAX_HELD = 30;

const state = perProcess('portfolioDrafts', (): State => ({ held: new Map(), isFollowing: false }));

/** The facts of an organization's drafts: read once, then kept current by the store's watch. */
export async function readPortfolioDrafts(organisationId: string): Promise<readonly PortfolioDraft[]> {
  const { held } = state();
  follow();
  const found = held.get(organisationId) ?? open(organisationId);
  held.delete(organisationId);
  held.set(organisationId, found);
  for (const oldest of [...held.keys()].slice(0, Math.max(0, held.size - MAX_HELD))) held.delete(oldest);
  try {
    await found.opening;
  } catch (error) {
    // The next request tries again.
    if (held.get(organisationId) === found) held.delete(organisationId);
    throw error;
  }
  return [...found.drafts.values()];
}

function open(organisationId: string): Held {
  const held: Held = { drafts: new Map(), changed: new Set(), opening: Promise.resolve() };
  held.opening = readAll(organisationId, held);
  return held;
}

async function readAll(organisationId: string, held: Held): Promise<void> {
  for await (const draft of allDrafts(organisationId))
    if (!held.changed?.has(draft.draftId)) held.drafts.set(draft.draftId, toPortfolioDraft(draft));
  held.changed = null;
}

function follow(): void {
  if (state().isFollowing) return;
  state().isFollowing = true;
  runtime().store.watchChanges(drafts, (changes) => {
    for (const { id, data } of changes)
      for (const [organisationId, held] of state().held) {
        held.changed?.add(id);
        if (data?.owner.uid === organisationId) held.drafts.set(id, toPortfolioDraft(data));
        else held.drafts.delete(id);
      }
  });
}
