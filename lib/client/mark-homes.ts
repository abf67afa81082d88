import {
  type HomeMark,
  type MarkKind,
  markLimit,
  mergeMarks,
  slugsMarked,
  withMark,
} from '@/lib/domain/listing/home-marks';
import { routes } from '@/lib/routes';
import { authState, hasSessionHint } from './auth';
import { keepHomes, keptHomes, markOn, myHomes } from './my-homes';
import { notify } from './notify';

/** What the account of whoever is signed in has; null until the server has said so. */
let account: readonly HomeMark[] | null = null;
let owner: string | null = null;
let turn: Promise<void> = Promise.resolve();

/** Marks a home, or takes that very mark away again. */
export function toggleMark(slug: string, kind: MarkKind): void {
  const next = markOn(myHomes.get(), slug) === kind ? null : kind;
  setMark(slug, next);
  if (next === 'hidden') tellHidden(slug);
  if (next === 'saved' && !hasSessionHint() && slugsMarked(myHomes.get().marks, 'saved').length === 1)
    notify({
      tone: 'success',
      title: 'Saved in this browser',
      description: 'Sign in to have your homes on every device.',
      action: { label: 'See them', onClick: () => location.assign(routes.saved) },
    });
}

export function setMark(slug: string, kind: MarkKind | null): void {
  if (hasSessionHint()) markInAccount(slug, kind);
  else markHere(slug, kind);
}

/** Takes every mark of this kind away. */
export function clearMarks(kind: MarkKind): void {
  for (const slug of slugsMarked(myHomes.get().marks, kind)) setMark(slug, null);
}

/** Puts what this browser kept into the account of whoever is signed in, and shows what that account has. */
export function followAccount(uid: string): void {
  if (owner === uid) return;
  owner = uid;
  account = null;
  inTurn(async () => {
    const answer = await send('POST', { marks: keptHomes().marks.slice(0, markLimit) }).catch(() => null);
    // Without an answer the next page tries again: what is kept here stays here.
    if (!answer?.ok || owner !== uid) {
      owner = null;
      return;
    }
    hold(await marksIn(answer));
  });
}

authState.subscribe(() => {
  if (authState.get().state !== 'signed-out') return;
  owner = null;
  account = null;
  show();
});
addEventListener('storage', show);

function markHere(slug: string, kind: MarkKind | null): void {
  const kept = keptHomes();
  const marks = withMark(kept.marks, slug, kind, Date.now());
  if (marks.length > markLimit) tell(`You have marked ${markLimit} homes`, 'Take some off first.');
  else if (!keepHomes({ ...kept, marks }))
    tell('The browser did not let us keep this', 'Sign in to save homes.');
  show();
}

function markInAccount(slug: string, kind: MarkKind | null): void {
  const { marks } = myHomes.get();
  myHomes.set({ ...myHomes.get(), marks: withMark(marks, slug, kind, Date.now()) });
  inTurn(async () => {
    const answer = await send('PUT', { slug, kind }).catch(() => null);
    if (answer?.status === 401) return markHere(slug, kind);
    if (answer?.ok) {
      const kept = keptHomes();
      keepHomes({ ...kept, marks: withMark(kept.marks, slug, null, 0) });
      return hold(await marksIn(answer));
    }
    show();
    const detail =
      answer?.status === 409 ? (await answer.json()).detail : 'Check your connection, try again.';
    tell('This was not saved', detail);
  });
}

/** What the account holds need not be kept here any more; what it had no room for stays. */
function hold(marks: readonly HomeMark[]): void {
  account = marks;
  const kept = keptHomes();
  const isHeld = ({ slug }: HomeMark) => marks.some((mark) => mark.slug === slug);
  if (kept.marks.some(isHeld)) keepHomes({ ...kept, marks: kept.marks.filter((mark) => !isHeld(mark)) });
  show();
}

function show(): void {
  const kept = keptHomes();
  myHomes.set({ ...kept, marks: mergeMarks(kept.marks, account ?? []) });
}

/** One after the other, so that the last answer is the latest. */
function inTurn(work: () => Promise<void>): void {
  turn = turn.then(work).catch(() => {});
}

const send = (method: 'POST' | 'PUT', body: object): Promise<Response> =>
  fetch('/api/me/homes', {
    method,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });

const marksIn = async (answer: Response): Promise<readonly HomeMark[]> => (await answer.json()).marks;

const tellHidden = (slug: string): void =>
  notify({
    tone: 'info',
    title: 'Hidden from your results',
    id: `hidden-${slug}`,
    action: { label: 'Undo', onClick: () => setMark(slug, null) },
  });

const tell = (title: string, description: string): void => notify({ tone: 'error', title, description });
