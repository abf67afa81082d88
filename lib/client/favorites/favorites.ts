import { authState, hasSessionHint } from '@/lib/client/accounts/auth';
import { notify } from '@/lib/client/page/notify';
import { keepCopies } from '@/lib/client/page/offline-copies';
import { comparedLimit } from '@/lib/domain/favorites/compared';
import {
  type Favorite,
  type FavoriteKind,
  favoriteLimit,
  favoriteSlugs,
  mergeFavorites,
  withFavorite,
} from '@/lib/domain/favorites/favorites';
import { routes } from '@/lib/routes';
import { favorites as copy } from '@/messages/favorites/favorites';
import { storeLocally } from './browser-favorites';
import { type HomeUse, myHomes, storedHomes, storeHomes } from './my-homes';

/** The favorites of the signed-in account; null until the server has answered. */
let account: readonly Favorite[] | null = null;
let owner: string | null = null;
/** Whether the favorites stored here have been merged into the account. */
let isMerged = false;
/** Counts sign-ins and sign-outs: the answer to an earlier request may belong to another person. */
let visit = 0;
let turn: Promise<void> = Promise.resolve();

export function setUse(slug: string, use: HomeUse, isOn: boolean): void {
  if (use === 'compared') compare(slug, isOn);
  else setFavorite(slug, isOn ? use : null);
  if (isOn && use === 'hidden') tellHidden(slug);
  if (isOn && use === 'saved') tellFirstSaved();
  if (!isOn && use === 'saved') tellRemoved(slug);
}

function compare(slug: string, isOn: boolean): void {
  const others = storedHomes().compared.filter((each) => each !== slug);
  const compared = isOn ? [...others, slug] : others;
  const isFull = compared.length > comparedLimit;
  if (!isFull) storeLocally({ compared });
  // The results page has its own tray that shows this.
  if (!isOn || (!isFull && location.pathname === routes.properties)) return;
  notify({
    tone: isFull ? 'warning' : 'success',
    title: isFull
      ? copy.canCompareHomes({ comparedLimit })
      : copy.selectedCompare({ compared: compared.length, comparedLimit }),
    ...(isFull && { description: copy.removeOneFirst }),
    id: 'compare',
    action: seeCompared(isFull ? others : compared),
  });
}

const seeCompared = (slugs: readonly string[]) => ({
  label: copy.compare,
  onClick: () => location.assign(routes.compare(slugs)),
});

export function setFavorite(slug: string, kind: FavoriteKind | null): void {
  if (hasSessionHint()) markInAccount(slug, kind);
  else markHere(slug, kind);
}

/** Merges the favorites stored in this browser into the signed-in account and shows the result. */
export function followAccount(uid: string): void {
  if (owner !== uid) {
    owner = uid;
    account = null;
    isMerged = false;
    visit += 1;
  }
  merge();
}

/**
 * If the merge fails, the favorites stay in this browser until the connection is back or another change
 * succeeds.
 */
function merge(): void {
  const during = visit;
  inTurn(async () => {
    if (during !== visit || owner === null || isMerged) return;
    const sent = storedHomes().marks.slice(0, favoriteLimit);
    const answer = await send('POST', { marks: sent }).catch(() => null);
    const marks = answer?.ok ? await marksIn(answer) : null;
    if (during !== visit || marks === null) return;
    isMerged = true;
    hold(marks, sent);
  });
}

authState.subscribe(() => {
  if (authState.get().state !== 'signed-out') return;
  owner = null;
  account = null;
  visit += 1;
  show();
});
myHomes.subscribe(keepOffline);
addEventListener('storage', show);
addEventListener('online', merge);

/** Keeps copies of the saved homes in this browser, once all of them are known. */
export function keepOffline(): void {
  if (hasSessionHint() && account === null) return;
  keepCopies(favoriteSlugs(myHomes.get().marks, 'saved'));
}

function markHere(slug: string, kind: FavoriteKind | null): void {
  const stored = storedHomes();
  const marks = withFavorite(stored.marks, slug, kind, Date.now());
  if (marks.length > favoriteLimit) tell(copy.savedHiddenHomes({ favoriteLimit }), copy.removeSomeFirst);
  else if (!storeHomes({ ...stored, marks })) tell(copy.browserDidntLet, copy.signSaveHomes);
  show();
}

function markInAccount(slug: string, kind: FavoriteKind | null): void {
  const { marks } = myHomes.get();
  myHomes.set({ ...myHomes.get(), marks: withFavorite(marks, slug, kind, Date.now()) });
  const during = visit;
  inTurn(async () => {
    const answer = await send('PUT', { slug, kind }).catch(() => null);
    if (answer?.status === 401) return markHere(slug, kind);
    if (answer?.ok) {
      const stored = storedHomes();
      storeHomes({ ...stored, marks: withFavorite(stored.marks, slug, null, 0) });
      if (during !== visit) return show();
      hold(await marksIn(answer), []);
      return merge();
    }
    show();
    const detail = answer?.status === 409 ? (await answer.json()).detail : copy.checkConnectionTry;
    tell(copy.wasntSaved, detail);
  });
}

/** Removes from this browser what was sent and is now in the account. What did not fit there stays here. */
function hold(marks: readonly Favorite[], sent: readonly Favorite[]): void {
  account = marks;
  const stored = storedHomes();
  const isHeld = ({ slug, at }: Favorite) =>
    marks.some((mark) => mark.slug === slug) && sent.some((mark) => mark.slug === slug && mark.at === at);
  if (stored.marks.some(isHeld))
    storeHomes({ ...stored, marks: stored.marks.filter((mark) => !isHeld(mark)) });
  show();
}

function show(): void {
  const stored = storedHomes();
  myHomes.set({ ...stored, marks: mergeFavorites(stored.marks, account ?? []) });
}

/** Runs requests one after the other, so that the last answer is the latest. */
function inTurn(work: () => Promise<void>): void {
  turn = turn.then(work).catch(() => {});
}

const send = (method: 'POST' | 'PUT', body: object): Promise<Response> =>
  fetch('/api/me/homes', {
    method,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
    // A quick change survives leaving the page. A merge may exceed the size limit of keepalive requests.
    keepalive: method === 'PUT',
  });

const marksIn = async (answer: Response): Promise<readonly Favorite[]> => (await answer.json()).marks;

function tellFirstSaved(): void {
  if (hasSessionHint() || favoriteSlugs(myHomes.get().marks, 'saved').length > 1) return;
  notify({
    tone: 'success',
    title: copy.savedBrowser,
    description: copy.signSeeHomes,
    action: { label: copy.viewSavedHomes, onClick: () => location.assign(routes.saved) },
  });
}

const tellHidden = (slug: string): void =>
  notify({
    tone: 'info',
    title: copy.hiddenResults,
    id: `hidden-${slug}`,
    action: { label: copy.undo, onClick: () => setFavorite(slug, null) },
  });

const tellRemoved = (slug: string): void =>
  notify({
    tone: 'info',
    title: copy.removedSaved,
    id: `removed-${slug}`,
    action: { label: copy.undo, onClick: () => setFavorite(slug, 'saved') },
  });

const tell = (title: string, description: string): void => notify({ tone: 'error', title, description });
