import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { BackupPositionRow } from '@/components/closings/backup-position-row';
import { BackupRow } from '@/components/closings/backup-row';
import { ClosingRow } from '@/components/closings/closing-row';
import { InquiryDoneNotice } from '@/components/inquiries/done-notice';
import { CountedList } from '@/components/inquiries/listed';
import { EmptyState } from '@/components/ui/empty-state';
import { LinkButton } from '@/components/ui/link-button';
import { accountRoutes } from '@/lib/account-routes';
import { type Closing, openFirst } from '@/lib/domain/closings/stored-closing';
import { routes } from '@/lib/routes';
import { requireUser } from '@/lib/server/people/sessions/session';
import { clock } from '@/lib/server/platform/clock';
import { listOwnClosings } from '@/lib/server/workflows/closings/closing-room';
import { listBackupOpportunities } from '@/lib/server/workflows/closings/volunteer-as-backup';
import { salesPage as copy } from '@/messages/closings/sales-page';

type Props = PageProps<'/dashboard/sales'>;

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  return { title: titleOf(await searchParams), robots: { index: false } };
}

/** As the navigation names the page in the workspace that it is opened in. */
const titleOf = ({ as }: Awaited<Props['searchParams']>): string =>
  as === 'seller' ? copy.sales : copy.purchases;

export default async function SalesPage({ searchParams }: Props) {
  const [user, params] = await Promise.all([requireUser(), searchParams]);
  const { done, as, of } = params;
  const now = clock.now();
  const [{ bought, sold, offered }, standable] = await Promise.all([
    listOwnClosings(user.uid),
    listBackupOpportunities(user.uid, now),
  ]);
  const wanted = [...bought, ...sold].find((closing) => isOf(closing, of));
  if (wanted) redirect(accountRoutes.sale(wanted.saleId));
  const sales = (
    <CountedList title={copy.sales}>
      {openFirst(sold, 'seller').map((closing) => (
        <ClosingRow key={closing.saleId} closing={closing} side="seller" now={now} />
      ))}
    </CountedList>
  );
  return (
    <>
      <h1 className="text-title font-semibold">{titleOf(params)}</h1>
      <InquiryDoneNotice done={done} words={doneWords} />
      {bought.length + sold.length + offered.length + standable.length === 0 && (
        <EmptyState
          title={copy.noPurchasesSales}
          className="mt-8 max-w-3xl"
          actions={<LinkButton href={routes.auctions}>{copy.seeLiveAuctions}</LinkButton>}
        >
          {copy.homesWinSell}
        </EmptyState>
      )}
      <CountedList title={copy.turnBackupBuyer}>
        {offered.map((closing) => (
          <BackupRow key={closing.saleId} closing={closing} now={now} />
        ))}
      </CountedList>
      {as === 'seller' && sales}
      <CountedList title={copy.purchases}>
        {openFirst(bought, 'buyer').map((closing) => (
          <ClosingRow key={closing.saleId} closing={closing} side="buyer" now={now} />
        ))}
      </CountedList>
      {as !== 'seller' && sales}
      <CountedList title={copy.outbidClose}>
        {standable.map((each) => (
          <BackupPositionRow key={`${each.auctionId} ${each.until}`} standable={each} now={now} />
        ))}
      </CountedList>
      {standable.length > 0 && <p className="mt-4 max-w-prose text-text-muted">{copy.buyerDoesntComplete}</p>}
    </>
  );
}

const isOf = ({ listingKey, cameFrom }: Closing, id: string | string[] | undefined): boolean =>
  listingKey === id || ('auctionId' in cameFrom && cameFrom.auctionId === id);

const doneWords = {
  decline: copy.declinedNotBound,
  standing: copy.backupBuyerWell,
  'not-standing': copy.noLongerBackup,
};
