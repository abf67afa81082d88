import type { Draft } from '@/lib/domain/drafts/draft';
import { placeOf } from '@/lib/domain/drafts/draft-place';
import type { Answers } from '@/lib/domain/drafts/fields/answers';
import { answerOf } from '@/lib/domain/drafts/fields/answers';
import { type Field, isApplicable } from '@/lib/domain/drafts/fields/field';
import { getField } from '@/lib/domain/drafts/fields/fields';
import type { WizardWords } from '@/lib/domain/drafts/fields/wizard-words';
import { mergeAnswers } from '@/lib/domain/drafts/merge';
import { isEditable } from '@/lib/domain/drafts/review-state';
import { faultsOfAnswer } from './answer-faults';
import { type ImportRow, LONGEST_REFERENCE } from './row';
import { type RowFault, rowFault } from './values/row-fault';

/** The organization's drafts that match a row, by its draft key, reference and address. */
export interface KnownDrafts {
  readonly byDraftKey: Draft | null;
  readonly byReference: Draft | null;
  readonly byAddress: Draft | null;
  /** Another home at the address of the row, on another parcel. */
  readonly neighbor: Draft | null;
}

interface Warned {
  /** What was left empty or read otherwise than written. */
  readonly warnings: readonly RowFault[];
}

export type Planned =
  | ({ readonly type: 'create'; readonly answers: Answers; readonly typed: Answers } & Warned)
  | ({
      readonly type: 'change';
      readonly draft: Draft;
      readonly answers: Answers;
      readonly typed: Answers;
    } & Warned)
  | ({ readonly type: 'same'; readonly draft: Draft } & Warned)
  | { readonly type: 'skip' }
  | { readonly type: 'refuse'; readonly faults: readonly RowFault[] };

interface PlanInput {
  readonly row: ImportRow;
  readonly known: KnownDrafts;
  /** The answers that every draft of the organization starts with. */
  readonly first: Answers;
  readonly words: WizardWords;
  readonly now: number;
}

/**
 * Decides what to do with a row. A matching draft is changed, not created again. Only answers that differ
 * from the last import are merged; if one of them also changed on the site, the row is refused. An odd answer
 * to an optional question is left out with a warning. `typed` is what is left of the row. `now` in ms.
 */
export function planRow({ row, known, first, words, now }: PlanInput): Planned {
  if (!row.isHome) return { type: 'skip' };
  const nameFault = refuseNames(row, known);
  if (nameFault) return refused([nameFault]);
  const draft = known.byDraftKey ?? known.byReference ?? known.byAddress;
  const { typed, warnings, faults } = sift({ row, words, now }, draft?.answers ?? first, draft);
  if (!draft) {
    const answers = withAnswers(first, typed);
    const all = withAddress(answers, faults);
    if (all.length > 0) return refused(all);
    return { type: 'create', answers, typed, warnings: [...warnings, ...ofNeighbor(known)] };
  }
  const merged = mergeAnswers(draft.answers, { typed, was: basisOf(draft, row) });
  if (merged.conflicts.length > 0)
    return refused(merged.conflicts.map(({ name, theirs }) => changedHere(name, theirs)));
  const isSame = Object.keys(merged.answers).every(
    (name) => answerOf(merged.answers, name) === answerOf(draft.answers, name),
  );
  const isNew = row.reference !== null && row.reference !== (draft.imported?.reference ?? null);
  if (isSame && !isNew && faults.length === 0) return { type: 'same', draft, warnings };
  if (!isEditable(draft.standing)) return refused([notNow(draft)]);
  const answers = withAnswers({}, merged.answers);
  const all = withAddress(answers, faults);
  return all.length > 0 ? refused(all) : { type: 'change', draft, answers, typed, warnings };
}

const refused = (faults: readonly RowFault[]): Planned => ({ type: 'refuse', faults });

const ofNeighbor = ({ neighbor }: KnownDrafts): readonly RowFault[] =>
  neighbor
    ? [rowFault('listed-same-address', { field: 'street', text: answerOf(neighbor.answers, 'parcelNumber') })]
    : [];

/** The answers that the row started from: this version of the draft, else the answers of the last import. */
const basisOf = (draft: Draft, { version }: ImportRow): Answers =>
  version === draft.version ? draft.answers : (draft.imported?.answers ?? {});

/** Adds the answers that are not empty. In one copy, because a table has thousands of rows. */
function withAnswers(before: Answers, answers: Answers): Answers {
  const after: Record<string, string> = { ...before };
  for (const name of Object.keys(answers)) {
    const answer = answers[name] ?? '';
    if (answer.trim() !== '') after[name] = answer;
  }
  return after;
}

/**
 * Parts the answers of a row from its faults and warnings. A missing answer is neither: the draft lists it,
 * as for every draft. An answer that the draft already has needs no check.
 */
function sift(
  { row, words, now }: Pick<PlanInput, 'row' | 'words' | 'now'>,
  before: Answers,
  draft: Draft | null,
) {
  const isKnown = (name: string, answer: string) =>
    draft !== null && answer.trim() === answerOf(before, name);
  const isAsBefore = (name: string) => row.raw[name] !== undefined && isKnown(name, row.raw[name] ?? '');
  const context = withAnswers(before, row.answers);
  const typed: Record<string, string> = {};
  const [faults, warnings]: [RowFault[], RowFault[]] = [[], [...row.notes]];
  for (const [name, answer] of Object.entries(row.answers)) {
    if (isAsBefore(name)) continue;
    const found = isKnown(name, answer) ? null : faultsOfAnswer(name, context, words, now);
    if (!found) typed[name] = answer;
    else (found.isWarning ? warnings : faults).push(found.fault);
  }
  for (const fault of row.unread) {
    const field = fault.field === null ? null : getField(fault.field);
    if (!field || isAsBefore(field.name)) continue;
    const isOdd = field.isOptional || (!mustBeRead(field) && !isApplicable(field, context));
    (isOdd ? warnings : faults).push(fault);
  }
  return { typed, faults, warnings };
}

/** A price or a date that cannot be read is never passed over, even if its question is not asked yet. */
const mustBeRead = ({ control }: Field): boolean => ['money', 'date', 'time'].includes(control);

/** Refuses a row whose reference is too long, or that names two listings or one of another organization. */
function refuseNames(row: ImportRow, { byDraftKey, byReference, byAddress }: KnownDrafts): RowFault | null {
  const { reference, draftKey } = row;
  if ((reference?.length ?? 0) > LONGEST_REFERENCE)
    return rowFault('long-reference', { field: 'reference', text: String(LONGEST_REFERENCE) });
  if (draftKey !== null && !byDraftKey)
    return rowFault('unknown-key', { field: 'draftKey', value: draftKey });
  const draft = byDraftKey ?? byReference;
  if (byDraftKey && byReference && byDraftKey.draftId !== byReference.draftId)
    return rowFault('other-reference', { field: 'reference', value: reference ?? '' });
  if (draft && byAddress && draft.draftId !== byAddress.draftId)
    return rowFault('other-address', { field: 'street' });
  const other = byAddress?.imported?.reference ?? null;
  return !draft && reference !== null && other !== null
    ? rowFault('listed-address', { field: 'street', text: other })
    : null;
}

const changedHere = (field: string, theirs: string): RowFault =>
  rowFault(theirs === '' ? 'cleared-here' : 'changed-here', { field, text: theirs.slice(0, 80) });

function notNow({ standing }: Draft): RowFault {
  if (standing.status === 'InReview') return rowFault('in-review');
  return rowFault(standing.live === null ? 'decided' : 'published');
}

/** Adds what the address lacks, unless the table has something there that is wrong. */
const withAddress = (answers: Answers, faults: readonly RowFault[]): readonly RowFault[] => [
  ...refuseAddress(answers).filter(({ field }) => !faults.some((fault) => fault.field === field)),
  ...faults,
];

/** Refuses a row without the answers that identify the home. */
function refuseAddress(answers: Answers): readonly RowFault[] {
  const missing = ['postalCode', 'street'].filter((name) => answerOf(answers, name) === '');
  if (missing.length > 0) return missing.map((field) => rowFault('no-address', { field }));
  const isPlain = getField('postalCode')?.fault?.(answerOf(answers, 'postalCode'), answers, 0) === null;
  return isPlain && placeOf(answers) === null
    ? [rowFault('unlisted-zip', { field: 'city', value: answerOf(answers, 'postalCode') })]
    : [];
}
