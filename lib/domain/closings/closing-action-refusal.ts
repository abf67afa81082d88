import type { ClosingRefusal } from './decide-closing';
import type { SignatureRefusal } from './signer';

export type ClosingActionRefusal =
  /** A viewer of the selling organization changes nothing. */
  | 'viewer'
  | ClosingRefusal
  | SignatureRefusal
  | 'signed-out'
  | 'not-found'
  | 'not-a-party'
  | 'too-many'
  | 'busy'
  | 'no-such-file'
  | 'needs-consent'
  | 'needs-text'
  | 'not-a-bidder'
  | 'over-limit'
  | 'not-a-day';
