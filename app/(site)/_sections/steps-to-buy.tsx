import { SectionHeading } from '@/components/ui/section-heading';
import { usualClosingTerms, usualEarnestBasisPoints } from '@/lib/domain/auctions/terms/closing-terms';
import { routes } from '@/lib/routes';
import { whatBinds } from '@/messages/closings/what-binds';
import { stepsToBuy as copy } from '@/messages/home/steps-to-buy';

const { signWithinHours, depositWithinHours, closeWithinDays } = usualClosingTerms;
const steps = [
  { title: copy.registerTitle, text: copy.registerText },
  { title: copy.bidTitle, text: copy.bidText },
  {
    title: copy.signTitle({ hours: signWithinHours }),
    text: copy.signText({ percent: usualEarnestBasisPoints / 100, hours: depositWithinHours }),
  },
  { title: copy.closeTitle({ days: closeWithinDays }), text: copy.closeText },
] as const;

/** The steps of an auction purchase under the usual closing terms. */
export function StepsToBuy() {
  return (
    <section aria-labelledby="steps-to-buy">
      <SectionHeading
        id="steps-to-buy"
        title={copy.title}
        note={whatBinds}
        more={{ href: routes.howItWorks, label: copy.seeFullProcess }}
      />
      <ol className="grid gap-x-8 gap-y-6 sm:grid-cols-2 lg:grid-cols-4">
        {steps.map(({ title, text }, index) => (
          <li key={title} className="grid grid-cols-[auto_1fr] gap-x-4">
            <span aria-hidden="true" className="text-title font-semibold leading-none">
              {index + 1}
            </span>
            <div>
              <h3 className="font-semibold">{title}</h3>
              <p className="mt-1 text-sm leading-relaxed text-text-muted">{text}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}
