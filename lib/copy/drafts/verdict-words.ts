import { findingWords } from '@/lib/copy/listings/finding-words';
import { sellerKindLabel } from '@/lib/copy/listings/seller-kind-label';
import type { VerdictReason } from '@/lib/domain/drafts/verdict';
import { verdicts } from '@/messages/drafts/verdicts';
import { toText } from '@/messages/to-text';
import { aboutLabel } from './question';

/** Why a rule is met or not, and what to do. */
export const verdictWords = (reason: VerdictReason): string =>
  toText(verdicts[reason.code], {
    words: '',
    ground: '',
    why: '',
    license: '',
    page: '',
    ...reason,
    ...('protectedClass' in reason ? findingWords(reason) : {}),
    kind: 'kind' in reason ? sellerKindLabel(reason.kind) : '',
    place: 'about' in reason ? aboutLabel(reason.about) : '',
  });
