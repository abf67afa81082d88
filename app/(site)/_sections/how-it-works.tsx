import { SectionHeading } from '@/components/ui/section-heading';
import { whatBinds } from '@/lib/domain/closings/views/what-binds';
import { routes } from '@/lib/routes';
import { howItWorks as copy } from '@/messages/home/how-it-works';

const steps = [
  {
    title: copy.refuseKnownConflicts,
    text: copy.refuseBidsSellers,
  },
  {
    title: copy.seeWhetherReserve,
    text: copy.onceReserveMet({ whatBinds }),
  },
  {
    title: copy.everyBidPublic,
    text: copy.eachBidExtension,
  },
] as const;

export function HowItWorks() {
  return (
    <section aria-labelledby="how-it-works">
      <SectionHeading
        id="how-it-works"
        title={copy.howAuctionWorks}
        more={{ href: routes.howItWorks, label: copy.seeFullProcess }}
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
