import type { Field } from '@/components/ui/form/form-field';
import { REVIEW_NOTE_MAX } from '@/lib/domain/inquiries/question';
import { reviewNote as copy } from '@/messages/inquiries/review-note';

/** With this note, a text with words about people goes to a reviewer instead of being refused. */
export const reviewNoteField: Field = {
  name: 'reviewNote',
  label: copy.label,
  help: copy.help,
  control: 'textarea',
  rows: 2,
  maxLength: REVIEW_NOTE_MAX,
  isOptional: true,
};
