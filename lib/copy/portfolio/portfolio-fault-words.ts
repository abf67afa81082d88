import { choiceLabel } from '@/lib/copy/drafts/choice-label';
import { fieldFaultWords } from '@/lib/copy/drafts/field-fault-words';
import type { QuickEditRefusal } from '@/lib/domain/portfolio/quick-edit';
import { LONGEST_VIEW_NAME, MAX_VIEWS, type ViewRefusal } from '@/lib/domain/portfolio/saved-views';
import { sellingRefusalWords } from '@/messages/drafts/selling-refusal-words';
import { quickEdit } from '@/messages/portfolio/quick-edit';
import { savedViews } from '@/messages/portfolio/saved-views';

type EditRefusal = QuickEditRefusal | keyof typeof sellingRefusalWords;
type Refusal = EditRefusal | ViewRefusal;

/** One sentence, or one for the field that is wrong. */
export function portfolioFaultWords(reason: Refusal): string | Readonly<Record<string, string>> {
  if (typeof reason === 'object') return quickEditWords(reason);
  switch (reason) {
    case 'no-name':
      return { name: savedViews.noName };
    case 'name-too-long':
      return { name: savedViews.nameTooLong({ most: LONGEST_VIEW_NAME }) };
    case 'name-taken':
      return { name: savedViews.nameTaken };
    case 'too-many-views':
      return savedViews.tooMany({ most: MAX_VIEWS });
    case 'no-such-view':
      return savedViews.noSuchView;
    default:
      return editWords(reason);
  }
}

function editWords(reason: Exclude<EditRefusal, object>): string {
  switch (reason) {
    case 'nothing-to-undo':
      return quickEdit.nothingToUndo;
    case 'not-editable':
      return quickEdit.notEditable;
    default:
      return sellingRefusalWords[reason];
  }
}

/** One sentence, because the button has no fields. */
export function undoFaultWords(reason: EditRefusal): string {
  if (typeof reason !== 'object') return editWords(reason);
  return reason.code === 'asset-number-taken'
    ? Object.values(quickEditWords(reason)).join(' ')
    : quickEdit.changedSince;
}

function quickEditWords(reason: Extract<QuickEditRefusal, object>): Readonly<Record<string, string>> {
  switch (reason.code) {
    case 'changed-meanwhile': {
      const { field } = reason;
      const isChoice = field === 'occupancy' || field === 'saleFormat';
      const now = isChoice && reason.now !== '' ? choiceLabel(field, reason.now) : reason.now;
      return { [field]: now === '' ? quickEdit.clearedMeanwhile : quickEdit.changedMeanwhile({ now }) };
    }
    case 'too-long':
      return { [reason.field]: quickEdit.tooLong({ most: reason.most }) };
    case 'invalid':
      return { [reason.field]: fieldFaultWords(reason.fault) };
    case 'asset-number-taken':
      return {
        assetNumber: reason.street ? quickEdit.takenBy({ street: reason.street }) : quickEdit.taken,
      };
  }
}
