import { InputField, SelectField } from '@/components/ui/form/field';
import {
  type DraftDocumentKind,
  draftDocumentKinds,
  draftDocumentLabel,
  isPublicKind,
  MAX_TITLE,
} from '@/lib/domain/drafts/files/documents';
import { toEasternTime } from '@/lib/domain/shared/eastern-time';
import { documentFields as copy } from '@/messages/drafts/document-fields';

interface DocumentFieldsProps {
  /** Prefix of every id. */
  readonly id: string;
  readonly document: { readonly kind: DraftDocumentKind; readonly title: string; readonly asOf: number };
}

/** Type, title and date of a document. */
export function DocumentFields({ id, document: { kind, title, asOf } }: DocumentFieldsProps) {
  return (
    <div className="grid items-start gap-4 sm:grid-cols-[minmax(0,1fr)_12rem]">
      <div className="sm:col-span-2">
        <SelectField
          id={`kind-${id}`}
          name="kind"
          label={copy.documentType}
          help={copy.onlyReviewersSee}
          defaultValue={kind}
        >
          {draftDocumentKinds.map((each) => (
            <option key={each} value={each}>
              {isPublicKind(each)
                ? draftDocumentLabel(each)
                : copy.privateKind({ kind: draftDocumentLabel(each) })}
            </option>
          ))}
        </SelectField>
      </div>
      <InputField
        id={`title-${id}`}
        name="title"
        label={copy.title}
        optional
        help={copy.whatBuyersSee}
        maxLength={MAX_TITLE}
        defaultValue={title}
      />
      <InputField
        id={`as-of-${id}`}
        name="asOf"
        type="date"
        label={copy.documentDate}
        help={copy.dateDocument}
        defaultValue={toEasternTime(asOf).date}
      />
    </div>
  );
}
