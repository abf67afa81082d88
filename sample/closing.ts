import type {
  ClosingEvent,
  Contract,
  Party,
  SaleTerms,
  Signature,
} from '@/lib/domain/closings/closing-schema';
import type { Side, StepName } from '@/lib/domain/closings/closing-steps';

const hourMs = 3_600_000;

interface SampleClosing {
  /** When the home was sold, ms UTC. */
  readonly soldAt: number;
  /** No event is later than this, ms UTC. */
  readonly now: number;
  readonly terms: SaleTerms;
  readonly contract: Contract;
  readonly parties: Readonly<Record<Side, Party>>;
}

/** A closing in progress: signed in two days, the deposit in escrow after four. */
export function toClosingEvents({
  soldAt,
  now,
  terms,
  contract,
  parties,
}: SampleClosing): readonly [ClosingEvent, ...ClosingEvent[]] {
  const confirmed = (hours: number, side: Side, step: StepName, more: object = {}): ClosingEvent => ({
    type: 'confirmed',
    at: soldAt + hours * hourMs,
    by: parties[side],
    step,
    side,
    note: '',
    signature: null,
    escrow: null,
    ...more,
  });
  const { sha256, href } = contract;
  const signature = (side: Side): { readonly signature: Signature } => ({
    signature: { kind: 'typed', ...signerFor(side, parties[side].name), sha256, href },
  });
  const later: readonly ClosingEvent[] = [
    confirmed(26, 'seller', 'sign', { ...signature('seller'), escrow }),
    confirmed(44, 'buyer', 'sign', signature('buyer')),
    confirmed(60, 'buyer', 'deposit-sent'),
    confirmed(82, 'seller', 'deposit-received'),
    confirmed(90, 'seller', 'attorney', { note: `${escrow.name}, ${escrow.firm}` }),
  ];
  const opened: ClosingEvent = {
    type: 'opened',
    at: soldAt,
    by: null,
    terms,
    contract,
    isContractFixed: true,
  };
  return [opened, ...later.filter(({ at }) => at <= now)];
}

/** The buyer signs in person. Someone with authority signs for the selling organization. */
const signerFor = (side: Side, party: string): Pick<Signature, 'name' | 'authority'> =>
  side === 'buyer'
    ? { name: party }
    : { name: 'Harriet Pellegrin', authority: { principal: party, capacity: 'Vice president' } };

export const firstMessageAfterMs = 20 * hourMs;

const escrow = { name: 'Imogen Castellane', firm: 'Castellane & Reed LLP', phone: '(212) 555-0155' };
