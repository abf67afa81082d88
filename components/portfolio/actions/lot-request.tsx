import Link from 'next/link';
import type { ReactNode } from 'react';
import { LotAuctionTerms } from '@/components/drafts/lots/lot-auction';
import { LotForm } from '@/components/drafts/lots/lot-form';
import { homeTitle } from '@/components/portfolio/home-title';
import { Notice } from '@/components/ui/notice';
import { accountRoutes } from '@/lib/account-routes';
import type { PortfolioHome } from '@/lib/domain/portfolio/portfolio-home';
import { homeField, type LotAuction } from '@/lib/domain/reviews/lots/lot-page';
import type { LotPlan } from '@/lib/domain/reviews/lots/plan-lot';
import { page as pageCopy } from '@/messages/bulk-actions/page';
import { types } from '@/messages/bulk-actions/types';
import { lotPage } from '@/messages/lots/lot-page';
import { lotReasons } from '@/messages/lots/lot-reasons';
import { lotRequest as copy } from '@/messages/lots/lot-request';

interface LotRequestProps {
  readonly homes: readonly PortfolioHome[];
  readonly plan: LotPlan & { readonly auction: LotAuction | null };
  /** The page with the selection, without an action. */
  readonly path: string;
}

/** The lot that the chosen homes would be, and why others are left out. Nothing is formed yet. */
export function LotRequest({ homes, plan, path }: LotRequestProps) {
  const chosen = (keys: readonly string[]) =>
    keys.flatMap((key) => homes.find((home) => home.key === key) ?? []);
  const left = homes.filter(({ key }) => plan.refused.has(key));
  return (
    <LotFrame path={path}>
      {plan.auction ? (
        <LotOf plan={plan} auction={plan.auction} chosen={chosen} path={path} />
      ) : (
        <Notice tone="warning" title={copy.noLead} className="mt-6">
          <p>{copy.noLeadText}</p>
          <Link href={`${path}&type=schedule`} prefetch={false} className="mt-2 inline-block text-link">
            {types.schedule}
          </Link>
        </Notice>
      )}
      {left.length > 0 && (
        <HomeList
          id="left"
          title={copy.left({ homes: left.length })}
          homes={left}
          note={({ key }) => lotReasons[plan.refused.get(key) ?? 'not-for-sale']}
        />
      )}
    </LotFrame>
  );
}

/** The heading of the action, with the way back to the others. */
export const LotFrame = ({ path, children }: { readonly path: string; readonly children: ReactNode }) => (
  <section aria-labelledby="request">
    <h2 id="request" className="text-heading font-semibold">
      {copy.title}
    </h2>
    <p className="mt-1 max-w-prose text-text-muted">{copy.help}</p>
    <p className="mt-3 text-sm">
      <Link href={path} prefetch={false} className="text-link">
        {pageCopy.otherAction}
      </Link>
    </p>
    {children}
  </section>
);

interface LotOfProps extends Pick<LotRequestProps, 'plan' | 'path'> {
  readonly auction: LotAuction;
  readonly chosen: (keys: readonly string[]) => readonly PortfolioHome[];
}

function LotOf({ plan: { leadKey, leads, homes }, auction, chosen, path }: LotOfProps) {
  const [lead] = chosen(leadKey === null ? [] : [leadKey]);
  if (!lead) return null;
  const others = chosen(leads.filter((key) => key !== lead.key));
  const members = chosen(homes);
  return (
    <>
      <h3 className="mt-8 text-lg font-semibold">{lotPage.auctionTitle}</h3>
      <p className="mt-1 max-w-prose break-words">{copy.leads({ address: homeTitle(lead) })}</p>
      <LotAuctionTerms auction={auction} />
      <p className="mt-3 max-w-prose text-text-muted">{lotPage.checkTerms}</p>
      {others.length > 0 && (
        <details className="mt-3">
          <summary className="flex min-h-11 w-fit cursor-pointer items-center underline underline-offset-4">
            {copy.otherLead}
          </summary>
          <ul className="border-l-4 border-line pl-4">
            {others.map((home) => (
              <li key={home.key}>
                <Link
                  href={`${path}&type=lot&lead=${home.key}`}
                  prefetch={false}
                  className="text-link inline-block break-words py-2"
                >
                  {copy.lead({ address: homeTitle(home) })}
                </Link>
              </li>
            ))}
          </ul>
        </details>
      )}
      {members.length === 0 ? (
        <Notice tone="warning" title={copy.alone} className="mt-6">
          {copy.aloneText}
        </Notice>
      ) : (
        <>
          <HomeList
            id="members"
            title={copy.members({ homes: members.length })}
            homes={members}
            note={({ key }) => (key === lead.key ? copy.leadsIt : '')}
          />
          <LotForm
            action="form"
            draftId={lead.key}
            submit={copy.form({ homes: members.length })}
            busy={lotPage.forming}
            variant="primary"
            className="mt-5 max-w-2xl"
          >
            {members.slice(1).map(({ key }) => (
              <input key={key} type="hidden" name={`${homeField}${key}`} value="on" />
            ))}
            <p className="text-text-muted">{copy.consequences}</p>
          </LotForm>
        </>
      )}
    </>
  );
}

interface HomeListProps {
  readonly id: string;
  readonly title: string;
  readonly homes: readonly PortfolioHome[];
  readonly note: (home: PortfolioHome) => string;
}

const HomeList = ({ id, title, homes, note }: HomeListProps) => (
  <section aria-labelledby={id}>
    <h3 id={id} className="mt-8 text-lg font-semibold">
      {title}
    </h3>
    <ul className="mt-3 divide-y divide-line border-y border-line">
      {homes.map((home) => (
        <li
          key={home.key}
          className="grid gap-x-6 gap-y-1 py-2.5 sm:grid-cols-[8rem_minmax(0,1fr)_minmax(0,1fr)]"
        >
          <span className="break-words text-sm tabular-nums text-text-muted sm:pt-0.5">
            {home.assetNumber ?? home.listingId}
          </span>
          <Link
            href={accountRoutes.myListing(home.key)}
            prefetch={false}
            className="min-w-0 break-words font-medium underline-offset-4 hover:underline"
          >
            {homeTitle(home)}
          </Link>
          <span className="min-w-0 break-words">{note(home)}</span>
        </li>
      ))}
    </ul>
  </section>
);
