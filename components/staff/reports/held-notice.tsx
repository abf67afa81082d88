import { Notice } from '@/components/ui/notice';
import { findingWords } from '@/lib/copy/listings/finding-words';
import { findPhrases } from '@/lib/domain/listings/fair-housing/find-phrases';
import { type Held, heldTextOf } from '@/lib/domain/staff/held';
import { findingLines } from '@/messages/fair-housing/finding-lines';
import { reportOutcomeLabels } from '@/messages/staff/report-outcome-labels';
import { reportPage as copy } from '@/messages/staff/report-page';

interface HeldNoticeProps {
  readonly held: Held;
  readonly text: string;
}

/** Why a text waits for staff, and what each outcome does with it. */
export const HeldNotice = ({ held, text }: HeldNoticeProps) => (
  <div className="mt-6 max-w-3xl">
    <Notice tone="warning" title={copy.heldText}>
      <ul className="list-disc pl-5">
        {findPhrases(text, heldTextOf(held).use).map((finding) => (
          <li key={finding.start}>{findingLines.plain(findingWords(finding))}</li>
        ))}
      </ul>
      <p className="mt-2 break-words">{copy.noteFrom({ note: held.note })}</p>
      <p className="mt-2">{copy.heldNext({ kind: held.kind, outcome: reportOutcomeLabels['no-fault'] })}</p>
    </Notice>
  </div>
);
