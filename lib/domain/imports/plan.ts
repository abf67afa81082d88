import type { Draft } from '@/lib/domain/drafts/draft';
import { placeOf } from '@/lib/domain/drafts/draft-place';
import type { Answers } from '@/lib/domain/drafts/fields/answers';
import { answerOf } from '@/lib/domain/drafts/fields/answers';
import { faultOf, lengthFault } from '@/lib/domain/drafts/fields/field';
import { getField } from '@/lib/domain/drafts/fields/fields';
import type { WizardWords } from '@/lib/domain/drafts/fields/wizard-words';
import { mergeAnswers } from '@/lib/domain/drafts/merge';
import { isEditable } from '@/lib/domain/drafts/review-state';
import { targetLabel } from './columns';
import { type ImportRow, LONGEST_REFERENCE, rowKeys } from './row';

/** What is wrong with a row. `field` is the id of a target; null for the row as a whole. */
export interface RowFault {
  readonly field: string | null;
  readonly text: string;
}

/** The organization's drafts that match a row, by its draft key, reference and address. */
export interface KnownDrafts {
  readonly byDraftKey: Draft | null;
  readonly byReference: Draft | null;
  readonly byAddress: Draft | null;
}

export type Planned =
  | { readonly type: 'create'; readonly answers: Answers }
  | { readonly type: 'change'; readonly draft: Draft; readonly answers: Answers }
  | { readonly type: 'same' }
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
 * from the last import are merged; if one of them also changed on the site, the row is refused. `now` in ms.
 */
export function planRow({ row, known, first, words, now }: PlanInput): Planned {
  const nameFault = refuseNames(row, known);
  if (nameFault) return refused([nameFault]);
  const draft = known.byDraftKey ?? known.byReference ?? known.byAddress;
  if (!draft) {
    const answers = withAnswers(first, row.answers);
    const faults = [...refuseAddress(answers), ...faultsOf(answers, row, words, now)];
    return faults.length > 0 ? refused(faults) : { type: 'create', answers };
  }
  const { answers, conflicts } = mergeAnswers(draft.answers, {
    typed: row.answers,
    was: basisOf(draft, row),
  });
  if (conflicts.length > 0)
    return refused(conflicts.map(({ name, theirs }) => ({ field: name, text: changedHere(theirs) })));
  const isSame = Object.keys(answers).every(
    (name) => answerOf(answers, name) === answerOf(draft.answers, name),
  );
  const isNew = row.reference !== null && row.reference !== (draft.imported?.reference ?? null);
  if (isSame && !isNew) return { type: 'same' };
  if (!isEditable(draft.standing)) return refused([{ field: null, text: notNow(draft) }]);
  const after = withAnswers({}, answers);
  const faults = [...refuseAddress(after), ...faultsOf(after, row, words, now)];
  return faults.length > 0 ? refused(faults) : { type: 'change', draft, answers: after };
}

const refused = (faults: readonly RowFault[]): Planned => ({ type: 'refuse', faults });

/** The answers that the row started from: this version of the draft, else the answers of the last import. */
const basisOf = (draft: Draft, { version }: ImportRow): Answers =>
  version === draft.version ? draft.answers : (draft.imported?.answers ?? {});

/** Adds the answers that are not empty. */
const withAnswers = (before: Answers, answers: Answers): Answers => {
  const filled = Object.entries(answers).filter(([, answer]) => answer.trim() !== '');
  return { ...before, ...Object.fromEntries(filled) };
};

/** Refuses a row whose reference is too long, or that names two listings or one of another organization. */
function refuseNames(row: ImportRow, { byDraftKey, byReference, byAddress }: KnownDrafts): RowFault | null {
  if ((row.reference?.length ?? 0) > LONGEST_REFERENCE)
    return { field: 'reference', text: `Use ${LONGEST_REFERENCE} characters or fewer.` };
  if (row.draftKey !== null && !byDraftKey)
    return {
      field: 'draftKey',
      text: 'None of your listings has this key. Leave it empty to create a listing.',
    };
  const draft = byDraftKey ?? byReference;
  if (byDraftKey && byReference && byDraftKey.draftId !== byReference.draftId)
    return { field: 'reference', text: 'Another one of your listings has this reference.' };
  if (draft && byAddress && draft.draftId !== byAddress.draftId)
    return { field: 'street', text: 'Another one of your listings has this address.' };
  const other = byAddress?.imported?.reference ?? null;
  if (!draft && row.reference !== null && other !== null)
    return {
      field: 'street',
      text: `You already have a listing at this address, with the reference ${other}.`,
    };
  return null;
}

const changedHere = (theirs: string): string =>
  theirs === ''
    ? 'This was cleared on the site after your last import. Clear it in the table too, or fill it in on the site.'
    : `This was changed on the site to “${theirs.slice(0, 80)}” after your last import. Use that in the table, or change it on the site.`;

function notNow({ standing }: Draft): string {
  if (standing.status === 'InReview')
    return 'It’s with our reviewers, so you can’t change it. Withdraw the submission first.';
  return standing.live === null
    ? 'It’s already been decided and can’t be changed by an import.'
    : 'It’s published. Choose “Edit listing” on its page first, then import the table again.';
}

/** Refuses a row without the answers that identify the home. */
function refuseAddress(answers: Answers): readonly RowFault[] {
  const missing = ['postalCode', 'street'].filter((name) => answerOf(answers, name) === '');
  if (missing.length > 0)
    return missing.map((field) => ({
      field,
      text: 'Every row needs a ZIP code, a house number, and a street.',
    }));
  const isPlain = getField('postalCode')?.fault?.(answerOf(answers, 'postalCode'), answers, 0) === null;
  if (isPlain && placeOf(answers) === null)
    return [{ field: 'city', text: 'This ZIP code isn’t on our list. Add the city and county.' }];
  return [];
}

/**
 * The faults of the answers in the row. A missing answer is not a fault: the draft lists it, as for every
 * draft. An answer to a question that does not apply only has to be short enough to store.
 */
const faultsOf = (answers: Answers, row: ImportRow, words: WizardWords, now: number): readonly RowFault[] =>
  Object.keys(row.answers).flatMap((name) => {
    const field = getField(name);
    const fault = field && (faultOf(field, answers, now) ?? lengthFault(field, answers));
    return fault ? [{ field: name, text: words.fault(fault) }] : [];
  });

/** The returned function takes rows in order and returns an earlier line with the same listing, or null. */
export function createRepeats() {
  const seen = new Map<string, number>();
  return (row: ImportRow): number | null => {
    const keys = [...(row.draftKey ? [`draft/${row.draftKey}`] : []), ...rowKeys(row)];
    const before = keys.flatMap((key) => seen.get(key) ?? []);
    for (const key of keys) if (!seen.has(key)) seen.set(key, row.line);
    return before[0] ?? null;
  };
}

export const repeatFault = (line: number): RowFault => ({
  field: null,
  text: `Line ${line} already has this listing. Keep only one of them.`,
});

/** A fault with its column's label, such as `City: Our list …`. */
export const faultWords = ({ field, text }: RowFault, words: WizardWords): string =>
  field === null ? text : `${targetLabel(field, words)}: ${text}`;
