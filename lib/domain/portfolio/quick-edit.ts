import { type Draft, LONGEST_NOTE } from '@/lib/domain/drafts/draft';
import { LONGEST_REFERENCE } from '@/lib/domain/imports/row';
import { cleanLine } from '@/lib/domain/shared/clean-line';
import { ok, type Result, refuse } from '@/lib/domain/shared/result';

/** What a member edits in the table. It is not public, so it needs no review. */
export interface QuickFields {
  readonly assetNumber: string;
  readonly note: string;
}
type QuickField = keyof QuickFields;

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
  /** Another home has the number. */
  | { readonly code: 'asset-number-taken'; readonly street: string };

export const quickFieldsOf = ({
  imported,
  memberNote,
}: Pick<Draft, 'imported' | 'memberNote'>): QuickFields => ({
  assetNumber: imported?.reference ?? '',
  note: memberNote ?? '',
});

export const readQuickFields = ({ assetNumber, note }: QuickFields): QuickFields => ({
  assetNumber: cleanLine(assetNumber),
  note: readNote(note),
});

/** Browsers post line breaks as two characters. */
const readNote = (note: string): string => note.replaceAll('\r\n', '\n').trim();

/**
 * The draft after the edit; the same one if nothing changes. A field counts only if the member changed it, and
 * it is refused if somebody else changed it meanwhile. `holder` is the other home with the typed number.
 */
export function decideQuickEdit(
  draft: Draft,
  { typed, was: shown }: QuickEdit,
  holder: Pick<Draft, 'answers'> | null,
  now: number,
): Result<Draft, QuickEditRefusal> {
  const current = quickFieldsOf(draft);
  const wanted = readQuickFields(typed);
  const was = { ...shown, note: readNote(shown.note) };
  const changed = quickFields.filter(
    (field) => wanted[field] !== was[field] && wanted[field] !== current[field],
  );
  for (const field of changed) {
    if (current[field] !== was[field])
      return refuse({ code: 'changed-meanwhile', field, now: current[field] });
    if (wanted[field].length > longest[field])
      return refuse({ code: 'too-long', field, most: longest[field] });
  }
  const isRenumbered = changed.includes('assetNumber');
  if (isRenumbered && holder)
    return refuse({ code: 'asset-number-taken', street: holder.answers.street ?? '' });
  if (changed.length === 0) return ok(draft);
  return ok({
    ...draft,
    ...(changed.includes('note') && { memberNote: wanted.note }),
    ...(isRenumbered && {
      imported: { answers: {}, ...draft.imported, reference: wanted.assetNumber || null },
      // An exported table from before must not bring the former number back.
      version: draft.version + 1,
      changedAt: now,
    }),
  });
}

const quickFields = ['assetNumber', 'note'] as const satisfies readonly QuickField[];
const longest: Readonly<Record<QuickField, number>> = { assetNumber: LONGEST_REFERENCE, note: LONGEST_NOTE };
