import { findingWords } from '@/lib/copy/listings/finding-words';
import { sellerKindLabel } from '@/lib/copy/listings/seller-kind-label';
import type { PlacedFinding, VerdictReason } from '@/lib/domain/drafts/verdict';
import { verdicts } from '@/messages/drafts/verdicts';
import { findingLines } from '@/messages/fair-housing/finding-lines';
import { toText } from '@/messages/to-text';
import { aboutLabel } from './question';

/** Why a rule is met or not, and what to do. */
export const verdictWords = (reason: VerdictReason): string =>
  toText(verdicts[reason.code], {
    words: '',
    license: '',
    page: '',
    ...reason,
    list: 'findings' in reason ? reason.findings.map(toLine).join(' ') : '',
    kind: 'kind' in reason ? sellerKindLabel(reason.kind) : '',
  });

const toLine = (finding: PlacedFinding): string =>
  findingLines.found({ ...findingWords(finding), place: aboutLabel(finding.about) });
