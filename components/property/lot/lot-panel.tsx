import { LinkButton } from '@/components/ui/link-button';
import type { ShownLot } from '@/lib/domain/listing-views/shown-lot';
import { routes } from '@/lib/routes';
import { lotPanel as copy } from '@/messages/lots/lot-panel';

/** In place of the bid panel of a home that is sold at the auction of another home. */
export const LotPanel = ({ lot }: { readonly lot: ShownLot }) => (
  <section aria-label={copy.label} className="rounded border border-primary bg-surface p-5 sm:p-6">
    <h2 className="text-heading font-semibold">{copy.title({ homes: lot.homes.length })}</h2>
    <p className="mt-2">{copy.text}</p>
    <LinkButton
      href={`${routes.property(lot.leadSlug)}#auction`}
      prefetch={false}
      variant="primary"
      className="no-print mt-5 w-full"
    >
      {copy.toAuction}
    </LinkButton>
    <p className="mt-4 text-sm text-text-muted">
      <a href="#lot" className="text-link text-text">
        {copy.seeHomes}
      </a>
    </p>
  </section>
);

/** Above the bids of the lot's auction: they buy all of its homes. */
export const LotNote = ({ lot }: { readonly lot: ShownLot }) => (
  <p className="mb-4 rounded bg-surface-muted p-3 text-[0.9375rem]">
    {copy.youBuyAll({
      homes: lot.homes.length,
      strong: (children) => <strong className="font-semibold">{children}</strong>,
      link: (children) => (
        <a href="#lot" className="text-link">
          {children}
        </a>
      ),
    })}
  </p>
);
