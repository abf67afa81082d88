import type { Metadata } from 'next';
import { BackupPositionRow } from '@/components/closings/backup-position-row';
import { BackupRow } from '@/components/closings/backup-row';
import { ClosingRow } from '@/components/closings/closing-row';
import { InquiryDoneNotice } from '@/components/inquiries/done-notice';
import { CountedList } from '@/components/inquiries/listed';
import { EmptyState } from '@/components/ui/empty-state';
import { LinkButton } from '@/components/ui/link-button';
import { openFirst } from '@/lib/domain/closings/stored-closing';
import { routes } from '@/lib/routes';
import { requireUser } from '@/lib/server/people/sessions/session';
import { clock } from '@/lib/server/platform/clock';
import { listOwnClosings } from '@/lib/server/workflows/closings/closing-room';
import { listBackupOpportunities } from '@/lib/server/workflows/closings/volunteer-as-backup';

export const metadata: Metadata = { title: 'Purchases and sales', robots: { index: false } };

export default async function SalesPage({ searchParams }: PageProps<'/dashboard/sales'>) {
  const [user, { done }] = await Promise.all([requireUser(), searchParams]);
  const now = clock.now();
  const [{ bought, sold, offered }, standable] = await Promise.all([
    listOwnClosings(user.uid),
    listBackupOpportunities(user.uid, now),
  ]);
  return (
    <>
      <h1 className="text-title font-semibold">Purchases and sales</h1>
      <InquiryDoneNotice done={done} words={doneWords} />
      {bought.length + sold.length + offered.length + standable.length === 0 && (
        <EmptyState
          title="Nothing bought or sold yet"
          className="mt-8 max-w-3xl"
          actions={<LinkButton href={routes.auctions}>See live auctions</LinkButton>}
        >
          What you win, what you sell and every step from there to the keys stands here. So does what you may
          still buy as a back-up.
        </EmptyState>
      )}
      <CountedList title="You are asked as back-up">
        {offered.map((closing) => (
          <BackupRow key={closing.saleId} closing={closing} now={now} />
        ))}
      </CountedList>
      <CountedList title="Purchases">
        {openFirst(bought, 'buyer').map((closing) => (
          <ClosingRow key={closing.saleId} closing={closing} side="buyer" now={now} />
        ))}
      </CountedList>
      <CountedList title="Sales">
        {openFirst(sold, 'seller').map((closing) => (
          <ClosingRow key={closing.saleId} closing={closing} side="seller" now={now} />
        ))}
      </CountedList>
      <CountedList title="Won by somebody else">
        {standable.map((each) => (
          <BackupPositionRow key={`${each.auctionId} ${each.until}`} standable={each} now={now} />
        ))}
      </CountedList>
      {standable.length > 0 && (
        <p className="mt-4 max-w-prose text-text-muted">
          If a buyer does not keep a sale, those who stand as back-up are asked by the rank of their maximum,
          each at the price that the auction gives without those ahead. Nobody is bound before accepting.
        </p>
      )}
    </>
  );
}

const doneWords = {
  accept: 'You buy the home. The sale room is open below.',
  decline: 'You declined. Nothing binds you.',
  standing: 'You stand as back-up. If you are asked, you are told by e-mail.',
  'not-standing': 'You do not stand as back-up anymore.',
};
