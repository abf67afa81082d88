import type { Content } from '@/lib/domain/drafts/draft';
import { answerOf } from '@/lib/domain/drafts/fields/answers';
import { fields } from '@/lib/domain/drafts/fields/fields';
import { draftDocumentLabel } from '@/lib/domain/drafts/files/documents';
import { isSameAnswer } from '@/lib/domain/drafts/merge';

/** One changed part of a draft, before and after. `about` is a field's name, `photos` or `documents`. */
export interface ChangedPart {
  readonly about: string;
  readonly before: string;
  readonly after: string;
}

/** The differences between two versions of a draft: answers in wizard order, then photos and documents. */
export function compareContent(before: Content, after: Content): readonly ChangedPart[] {
  const answers = fields
    .map(({ name }) => ({
      about: name,
      before: answerOf(before.answers, name),
      after: answerOf(after.answers, name),
    }))
    .filter((part) => !isSameAnswer(part.about, part.before, part.after));
  const files = [
    { about: 'photos', before: photoLines(before), after: photoLines(after) },
    { about: 'documents', before: documentLines(before), after: documentLines(after) },
  ].filter((part) => part.before !== part.after);
  return [...answers, ...files];
}

const photoLines = ({ photos }: Content): string =>
  [...photos]
    .sort((a, b) => a.order - b.order)
    .map(({ order, alt, key }) => `${order + 1}. ${alt} (${key.slice(0, 6)})`)
    .join('\n');

const documentLines = ({ documents }: Content): string =>
  documents
    .map(({ kind, title, key }) => `${draftDocumentLabel(kind)}: ${title} (${key.slice(0, 6)})`)
    .join('\n');
