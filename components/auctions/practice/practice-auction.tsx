import { useEffect, useRef, useState } from 'react';
import { formatLeft } from '@/components/auctions/countdown';
import { AmountContext } from '@/components/auctions/form/amount-form';
import { AmountLabel, BidForm } from '@/components/auctions/form/bid-form';
import { SuggestedAmounts } from '@/components/auctions/form/suggested-amounts';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { FieldError } from '@/components/ui/form/field';
import { readAmount } from '@/lib/client/auctions/bid-amount';
import { toHistoryLine } from '@/lib/copy/auctions/history-line';
import {
  bidInPractice,
  PRACTICE_SPEED,
  type Practice,
  practiceTerms,
  startPractice,
  stepPractice,
  YOU,
} from '@/lib/domain/auctions/examples/practice';
import { minimumNextBid, minimumRaise } from '@/lib/domain/auctions/terms/price';
import { toBidderPosition } from '@/lib/domain/auctions/views/auction-views';
import { cents } from '@/lib/domain/shared/money';
import { formatMoney, formatPlural } from '@/lib/format';
import { practiceAuction as copy } from '@/messages/auctions/practice-auction';

const TICK_MS = 100;

/** A practice auction with play money, on this page only: real rules, simulated bidders, a fast clock. */
export function PracticeAuction() {
  const { practice, now, bid, restart } = usePractice();
  const { state } = practice;
  const own = toBidderPosition(state, YOU);
  const isOpen = state.status === 'running';
  return (
    <section
      aria-label={copy.practiceAuction}
      className="mt-6 rounded border-2 border-dashed border-primary p-5 sm:p-6"
    >
      <div className="flex flex-wrap items-center justify-between gap-2">
        <Badge tone={isOpen ? 'live' : 'muted'}>{isOpen ? copy.practiceLive : copy.practiceEnded}</Badge>
        <p className="text-sm font-semibold">{copy.playMoney}</p>
      </div>
      <dl className="mt-4 grid grid-cols-2 gap-4 border-b border-line pb-4">
        <div>
          <dt className="text-sm text-text-muted">
            {state.bidCount === 0 ? copy.startingBid : copy.currentBid}
          </dt>
          <dd className="mt-1 font-figures text-3xl font-semibold">{formatMoney(state.priceCents)}</dd>
          <dd className="text-sm text-text-muted">{formatPlural(state.bidCount, 'bid')}</dd>
        </div>
        <div>
          <dt className="text-sm text-text-muted">{isOpen ? copy.ends : copy.ended}</dt>
          <dd className="mt-1 font-figures text-3xl font-semibold" aria-hidden={isOpen}>
            {isOpen ? formatLeft(Math.max(0, state.endsAt - now)) : formatLeft(0)}
          </dd>
          <dd className="text-sm text-text-muted">
            {state.endsAt === state.terms.endsAt
              ? copy.timesNormalSpeed({ speed: PRACTICE_SPEED })
              : copy.extended}
          </dd>
        </div>
      </dl>
      <p className="mt-3 text-sm text-text-muted">
        {state.reserve.status === 'met'
          ? copy.reserveMetHighest
          : copy.reserveNotMet({ reserve: formatMoney(practiceTerms.reserveCents) })}
      </p>
      <p aria-live="polite" className="mt-3 font-semibold">
        {positionText(practice)}
      </p>
      {own.maximumCents !== null && (
        <p className="text-sm text-text-muted">
          {copy.maximum({
            alias: own.alias ?? '',
            maximum: formatMoney(own.maximumCents),
          })}
        </p>
      )}
      {isOpen ? (
        <PracticeForm practice={practice} onBid={bid} />
      ) : (
        <Button variant="primary" className="mt-5" onClick={restart}>
          {copy.practiceAgain}
        </Button>
      )}
      <History practice={practice} />
    </section>
  );
}

/** The practice clock starts at its own zero. Each tick plays the events that are due. */
function usePractice() {
  const [round, setRound] = useState(0);
  const began = useRef(0);
  const [now, setNow] = useState(() => Date.now());
  const [practice, setPractice] = useState<Practice>(() => startPractice(now));
  const startsAt = practice.state.terms.startsAt;
  const isOpen = practice.state.status === 'running';

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new round begins the clock anew
  useEffect(() => {
    if (!isOpen) return;
    began.current = performance.now();
    const timer = setInterval(() => {
      const at = startsAt + Math.round((performance.now() - began.current) * PRACTICE_SPEED);
      setNow(at);
      setPractice((before) => stepPractice(before, at));
    }, TICK_MS);
    return () => clearInterval(timer);
  }, [round, isOpen, startsAt]);

  return {
    practice,
    now,
    bid(maximumCents: number): string | null {
      const answer = bidInPractice(practice, maximumCents, Math.max(now, practice.state.at));
      if (answer.ok) {
        setPractice(answer.value);
        return null;
      }
      const { minimumCents } = answer.reason;
      return minimumCents === undefined
        ? copy.auctionJustEnded
        : copy.bidLeast({ minimum: formatMoney(minimumCents) });
    },
    restart() {
      const at = Date.now();
      setNow(at);
      setPractice(startPractice(at));
      setRound(round + 1);
    },
  };
}

const id = 'practice-max';

interface PracticeFormProps {
  readonly practice: Practice;
  readonly onBid: (maximumCents: number) => string | null;
}

function PracticeForm({ practice: { state }, onBid }: PracticeFormProps) {
  const [typed, setTyped] = useState('');
  const [error, setError] = useState<string | null>(null);
  const own = toBidderPosition(state, YOU);
  const isRaise = own.standing === 'leading' && own.maximumCents !== null;
  const minimum =
    isRaise && own.maximumCents !== null
      ? minimumRaise(cents(own.maximumCents))
      : minimumNextBid(state.terms, state.priceCents, state.bidCount);

  function submit() {
    const amount = readAmount(typed);
    if (amount.kind === 'empty') return setError(copy.enterMaximumChoose);
    if (amount.kind === 'faulty') return setError(amount.message);
    const fault = onBid(amount.amountCents);
    setError(fault);
    if (fault === null) setTyped('');
  }

  return (
    <div className="mt-5 border-t border-line pt-5">
      <AmountContext
        value={{
          id,
          typed,
          isFaulty: error !== null,
          onType: setTyped,
          onPick: setTyped,
          onSubmit: submit,
        }}
      >
        <BidForm
          id={id}
          label={<AmountLabel minimum={minimum} isRaise={isRaise} />}
          suggestions={<SuggestedAmounts minimum={minimum} isRaise={isRaise} />}
          fault={error !== null && <FieldError id={id}>{error}</FieldError>}
          button={
            <Button type="submit" variant="primary" className="shrink-0 px-4">
              {copy.bidPlayMoney}
            </Button>
          }
        />
      </AmountContext>
    </div>
  );
}

function positionText({ state }: Practice): string {
  const { standing } = toBidderPosition(state, YOU);
  if (state.status === 'running') {
    if (standing === 'none') return copy.haventBidYet;
    return standing === 'leading' ? copy.leading : copy.outbid;
  }
  const isSold = state.reserve.status === 'met';
  if (!isSold) return copy.notSoldReserve;
  return standing === 'leading'
    ? copy.wouldWon({ price: formatMoney(state.priceCents) })
    : copy.soldAnotherBidder({ price: formatMoney(state.priceCents) });
}

const History = ({ practice: { history } }: { readonly practice: Practice }) => (
  <ul
    aria-label={copy.bidHistory}
    className="mt-6 divide-y divide-line border-y border-line text-[0.9375rem]"
  >
    {history.map(toHistoryLine).map((line) => (
      <li key={line.seq} className="py-2.5">
        {line.text}
      </li>
    ))}
  </ul>
);
