import { SectionHeading } from '@/components/ui/section-heading';
import { whatBinds } from '@/lib/domain/closings/views/what-binds';
import { routes } from '@/lib/routes';
import * as copy from '@/messages/home';

const steps = [
  {
    title: copy.howItWorks.refuseKnownConflicts,
    text: copy.howItWorks.refuseBidsSellers,
  },
  {
    title: copy.howItWorks.seeWhetherReserve,
    text: copy.howItWorks.onceReserveMet({ whatBinds }),
  },
  {
    title: copy.howItWorks.everyBidPublic,
    text: copy.howItWorks.eachBidExtension,
  },
] as const;

export function HowItWorks() {
  return (
    <section aria-labelledby="how-it-works">
      <SectionHeading
        id="how-it-works"
        title={copy.howItWorks.howAuctionWorks}
        more={{ href: routes.howItWorks, label: copy.howItWorks.seeFullProcess }}
      />
      <ol className="grid gap-x-8 gap-y-8 md:grid-cols-3">
        {steps.map(({ title, text }, index) => (
          <li key={title} className="grid grid-cols-[auto_1fr] gap-x-5 md:block">
            <span aria-hidden="true" className="text-display font-semibold leading-none md:block">
              {index + 1}
            </span>
            <div className="md:mt-4">
              <h3 className="text-heading font-semibold">{title}</h3>
              <p className="mt-2 max-w-prose leading-relaxed text-text-muted">{text}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}
