import Link from 'next/link';
import { Badge } from '@/components/ui/badge';
import { accountRoutes } from '@/lib/account-routes';
import { type Block, blockReasons } from '@/lib/domain/eligibility/bidder-block';
import type { StaffBidder } from '@/lib/domain/staff/staff-listing';
import { bidderBlocks as copy } from '@/messages/staff/bidder-blocks';
import { block as blockCopy } from '@/messages/staff/block';
import { blockLabels } from '@/messages/staff/block-labels';
import { staff as staffCopy } from '@/messages/staff/staff';
import { StaffForm } from './staff-form';

interface BidderBlocksProps {
  readonly auctionId: string;
  /** Path of the current page. */
  readonly page: string;
  readonly bidders: readonly StaffBidder[];
  readonly others: readonly Block[];
}

/** Bidders and bidder blocks, without amounts. */
export function BidderBlocks({ auctionId, page, bidders, others }: BidderBlocksProps) {
  const rows = [
    ...bidders.map(({ uid, alias, name, email, block, relations }) => ({
      uid,
      title: `${alias || copy.hasntBid}: ${name}`,
      email,
      block,
      relations,
    })),
    ...others.map((block) => ({
      uid: block.uid,
      title: copy.hasntBid,
      email: block.uid,
      block,
      relations: [],
    })),
  ];
  return (
    <section aria-labelledby="bidders" className="mt-12">
      <h2 id="bidders" className="border-t-2 border-primary pt-3 text-heading font-semibold">
        {copy.bidders}
      </h2>
      <p className="mt-2 max-w-prose text-text-muted">{copy.blockStopsUser}</p>
      {rows.length === 0 && <p className="mt-4">{copy.noBidsYet}</p>}
      {rows.length > 0 && (
        <ul className="mt-4 divide-y divide-line border-y border-line">
          {rows.map(({ uid, title, email, block, relations }) => (
            <li key={uid} className="py-4">
              <p className="flex flex-wrap items-center gap-x-4 gap-y-1">
                <Link
                  href={accountRoutes.staffPerson(uid)}
                  prefetch={false}
                  className="text-link break-words font-medium"
                >
                  {title}
                </Link>
                <span className="break-all text-sm text-text-muted">{email}</span>
                {block && <Badge tone="danger">{blockLabels[block.reason]}</Badge>}
              </p>
              <Relations relations={relations} />
              <div className="mt-2">
                <BlockForm
                  key={String(block !== null)}
                  auctionId={auctionId}
                  page={page}
                  uid={uid}
                  title={title}
                  isBlocked={block !== null}
                />
              </div>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** What the bidder shares with others as both typed it: a reason to look, not to refuse. */
const Relations = ({ relations }: Pick<StaffBidder, 'relations'>) =>
  relations.length > 0 && (
    <p className="mt-1 text-sm">
      {relations.map(({ alias, shares }) => copy.relation({ alias, shares })).join(' ')}
    </p>
  );

interface BlockFormProps extends Pick<BidderBlocksProps, 'auctionId' | 'page'> {
  readonly uid: string;
  readonly title: string;
  readonly isBlocked: boolean;
}

const BlockForm = ({ auctionId, page, uid, title, isBlocked }: BlockFormProps) => (
  <StaffForm
    action="block"
    id={`block-${uid}`}
    page={page}
    hidden={{ id: page.replace(/.*\//, ''), on: auctionId, uid, what: isBlocked ? 'unblock' : 'block' }}
    confirm={{
      label: (isBlocked ? blockCopy.openLift : blockCopy.open)({
        title,
        span: (children) => <span className="sr-only">{children}</span>,
      }),
    }}
    {...(!isBlocked && {
      choice: {
        label: blockCopy.reason,
        choices: blockReasons.map((value) => ({ value, label: blockLabels[value] })),
      },
    })}
    why={{ label: blockCopy.why, help: staffCopy.auditNote }}
    submit={isBlocked ? blockCopy.lift : blockCopy.submit}
  />
);
