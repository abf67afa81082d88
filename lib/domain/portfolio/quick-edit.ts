import {
  canStillUndo,
  type Draft,
  draftDueAt,
  LONGEST_NOTE,
  type QuickEditRecord,
} from '@/lib/domain/drafts/draft';
import { type Answers, answerOf } from '@/lib/domain/drafts/fields/answers';
import { type FieldFault, faultOf, isApplicable } from '@/lib/domain/drafts/fields/field';
import { getField } from '@/lib/domain/drafts/fields/fields';
import { isEditable } from '@/lib/domain/drafts/review-state';
import { LONGEST_REFERENCE } from '@/lib/domain/imports/row';
import { cleanLine } from '@/lib/domain/shared/clean-line';
import { ok, type Result, refuse } from '@/lib/domain/shared/result';

/** The answers that a bank changes most. They can be edited in the table while the home is not in review. */
export const quickAnswers = ['saleFormat', 'listPrice', 'startingBid', 'reserve', 'occupancy'] as const;
export type QuickAnswer = (typeof quickAnswers)[number];
/** Asset number and note are not public, so they can be edited in any review state. */
export const quickFields = ['assetNumber', 'note', ...quickAnswers] as const;
type QuickField = (typeof quickFields)[number];
/** The fields of a form; one that it does not have stays as it is. */
export type QuickFields = Readonly<Partial<Record<QuickField, string>>>;

/** `was`: the values that the form showed before the member typed. */
export interface QuickEdit {
  readonly typed: QuickFields;
  readonly was: QuickFields;
}

/** Another member changed `field` to `now` since the form was opened. */
interface ChangedMeanwhile {
  readonly code: 'changed-meanwhile';
  readonly field: QuickField;
  readonly now: string;
}
export type QuickEditRefusal =
  | ChangedMeanwhile
  | { readonly code: 'too-long'; readonly field: QuickField; readonly most: number }
  /** The answer breaks a rule of its question. */
  | { readonly code: 'invalid'; readonly field: QuickAnswer; readonly fault: FieldFault }
  /** Another home has the number. */
  | { readonly code: 'asset-number-taken'; readonly street: string }
  | 'not-editable'
  | 'nothing-to-undo';

const isAnswer = (field: QuickField): field is QuickAnswer => quickAnswers.some((each) => each === field);

/** What can be edited in the table now, with its values. */
export function quickFieldsOf(
  draft: Pick<Draft, 'imported' | 'memberNote' | 'answers' | 'standing'>,
): QuickFields {
  const { imported, memberNote, answers, standing } = draft;
  const asked = quickAnswers.filter((name) => {
    const field = getField(name);
    return isEditable(standing) && field !== null && isApplicable(field, answers);
  });
  return {
    assetNumber: imported?.reference ?? '',
    note: memberNote ?? '',
    ...Object.fromEntries(asked.map((name) => [name, readAs(name, answerOf(answers, name))])),
  };
}

const readers: Readonly<Record<QuickField, (typed: string) => string>> = {
  assetNumber: cleanLine,
  /** Browsers post line breaks as two characters. */
  note: (typed) => typed.replaceAll('\r\n', '\n').trim(),
  saleFormat: cleanLine,
  listPrice: readPrice,
  startingBid: readPrice,
  reserve: readPrice,
  occupancy: cleanLine,
};

/** Imports store `$200,000`; the form shows the sign beside its field and posts `200,000`. */
function readPrice(typed: string): string {
  return cleanLine(typed.replace(/^\s*\$/, ''));
}

/** Whether the edit says for the first time how the home is sold, which the prices to edit depend on. */
export const choosesSaleFormat = ({ typed, was }: QuickEdit): boolean =>
  was.saleFormat === '' && (typed.saleFormat ?? '') !== '';

/** The asset number as it will be stored; null if the form has no field for it. */
export const assetNumberOf = ({ assetNumber }: QuickFields): string | null =>
  assetNumber === undefined ? null : readers.assetNumber(assetNumber);

interface Editor {
  readonly uid: string;
  /** The other home with the new asset number. */
  readonly holder: Pick<Draft, 'answers'> | null;
}
type Edited = Result<Draft, QuickEditRefusal>;

/**
 * The draft after the edit; the same one if nothing changes. A field counts only if the member changed it, and
 * it is refused if somebody else changed it meanwhile. `now` in ms, here and below.
 */
export function decideQuickEdit(draft: Draft, edit: QuickEdit, by: Editor, now: number): Edited {
  const edited = applyEdit(draft, edit, by, now);
  const invalid = edited.ok && faultIn(draft.answers, edited.value.answers, now);
  return invalid ? refuse(invalid) : edited;
}

/** The draft with what the latest edit of this member replaced, whether or not that follows the rules. */
export function decideUndo(draft: Draft, by: Editor, now: number): Edited {
  if (!draft.quickEdit || !canUndo(draft, by.uid, now)) return refuse('nothing-to-undo');
  const { before: typed, after: was } = draft.quickEdit;
  const undone = applyEdit(draft, { typed, was }, by, now);
  if (!undone.ok) return undone;
  return ok(withoutEdit(undone.value));
}

export const canUndo = ({ quickEdit }: Pick<Draft, 'quickEdit'>, uid: string, now: number): boolean =>
  quickEdit !== undefined && quickEdit.uid === uid && canStillUndo(quickEdit, now);

/** The draft after the tick forgot an edit that cannot be undone anymore; null if there is none. */
export const forgetEdit = (draft: Draft, now: number): Draft | null =>
  draft.quickEdit && !canStillUndo(draft.quickEdit, now) ? withoutEdit(draft) : null;

function withoutEdit({ quickEdit: _, ...draft }: Draft): Draft {
  return { ...draft, dueAt: draftDueAt(draft) };
}

function applyEdit(draft: Draft, edit: QuickEdit, { uid, holder }: Editor, now: number): Edited {
  const current = quickFieldsOf(draft);
  const wanted = changesOf(edit, current);
  const changed = quickFields.filter((field) => wanted[field] !== undefined);
  for (const field of changed) {
    const refusal = refuseField(field, wanted[field] ?? '', current[field], readAs(field, edit.was[field]));
    if (refusal) return refuse(refusal);
  }
  if (wanted.assetNumber !== undefined && holder)
    return refuse({ code: 'asset-number-taken', street: holder.answers.street ?? '' });
  if (changed.length === 0) return ok(draft);
  const before = Object.fromEntries(changed.map((field) => [field, current[field] ?? '']));
  return ok(changedDraft(draft, wanted, { uid, at: now, before, after: wanted }));
}

const readAs = (field: QuickField, typed = ''): string => readers[field](typed);

/** What the member typed and what is not stored yet. */
function changesOf({ typed, was }: QuickEdit, current: QuickFields): QuickFields {
  const changed = quickFields.flatMap((field) => {
    const value = typed[field] === undefined ? undefined : readAs(field, typed[field]);
    return value === undefined || value === readAs(field, was[field]) || value === current[field]
      ? []
      : [[field, value] as const];
  });
  return Object.fromEntries(changed);
}

function refuseField(
  field: QuickField,
  wanted: string,
  current: string | undefined,
  was: string,
): QuickEditRefusal | null {
  if (current === undefined) return 'not-editable';
  if (current !== was) return { code: 'changed-meanwhile', field, now: current };
  if (isAnswer(field)) return null;
  return wanted.length > longest[field] ? { code: 'too-long', field, most: longest[field] } : null;
}

const longest = { assetNumber: LONGEST_REFERENCE, note: LONGEST_NOTE } as const;

/** A new starting bid can make the reserve wrong, and both the Buy Now price, so these are looked at too. */
function faultIn(before: Answers, after: Answers, now: number): QuickEditRefusal | null {
  const isTouched = (name: QuickAnswer) => answerOf(before, name) !== answerOf(after, name);
  for (const name of quickAnswers) {
    const field = getField(name);
    const isLooked = isTouched(name) || (name === 'reserve' && isTouched('startingBid'));
    const fault = field && isLooked && faultOf(field, after, now);
    if (fault) return { code: 'invalid', field: name, fault };
  }
  const buyNow = getField('buyNowPrice');
  const fault = buyNow && faultOf(buyNow, after, now);
  // The table has no field for the Buy Now price.
  const field = fault && fieldAbove[fault.code];
  return fault && field && isTouched(field) ? { code: 'invalid', field, fault } : null;
}

/** What is too high for the Buy Now price, by its fault. */
const fieldAbove: Readonly<Partial<Record<FieldFault['code'], QuickAnswer>>> = {
  'buy-now-below-start': 'startingBid',
  'buy-now-below-reserve': 'reserve',
};

function changedDraft(draft: Draft, wanted: QuickFields, quickEdit: QuickEditRecord): Draft {
  const { note, assetNumber, ...answers } = wanted;
  const isVersioned = quickFields.some((field) => field !== 'note' && wanted[field] !== undefined);
  return {
    ...draft,
    quickEdit,
    dueAt: draftDueAt({ ...draft, quickEdit }),
    answers: { ...draft.answers, ...answers },
    ...(note !== undefined && { memberNote: note }),
    ...(assetNumber !== undefined && {
      imported: { answers: {}, ...draft.imported, reference: assetNumber || null },
    }),
    // An exported table from before must not bring the former values back.
    ...(isVersioned && { version: draft.version + 1, changedAt: quickEdit.at }),
  };
}
