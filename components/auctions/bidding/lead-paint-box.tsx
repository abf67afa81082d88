import { CheckboxField } from '@/components/ui/form/field';
import { useAtServerTime } from '@/lib/client/auctions/server-clock';
import {
  type LeadPapers,
  type LeadPapersOfHome,
  leadDaysLeft,
  leadPaintTerms,
} from '@/lib/domain/listings/lead-paint-terms';
import { leadPaintBox as copy } from '@/messages/auctions/lead-paint-box';

interface LeadPaintBoxProps {
  readonly id: string;
  readonly papers: LeadPapers | null;
  readonly isAccepted: boolean;
  /** The form was submitted without it. */
  readonly isMissing: boolean;
  readonly onAccept: (accepts: boolean) => void;
}

/** Checkbox for the lead paint terms, accepted once per home, with links to the documents. */
export function LeadPaintBox({ id, papers, isAccepted, isMissing, onAccept }: LeadPaintBoxProps) {
  const { disclosure, lotDisclosures, pamphlet, pamphletHref, lotWaiver, waiver } = leadPaintTerms;
  const href = papers?.homes ? null : papers?.disclosureHref;
  return (
    <CheckboxField
      id={id}
      className="mt-5 rounded bg-surface-muted p-3 text-[0.9375rem]"
      label={copy.received({
        disclosureName: papers?.homes ? lotDisclosures : disclosure,
        disclosure: (children) => (href ? <Paper href={href}>{children}</Paper> : children),
        pamphletName: pamphlet,
        pamphlet: (children) => <Paper href={pamphletHref}>{children}</Paper>,
        waiver: papers?.homes ? lotWaiver : waiver,
      })}
      help={
        <>
          {papers?.homes?.map((home) => (
            <span key={home.address} className="block">
              {home.disclosureHref ? (
                <Paper href={home.disclosureHref}>{copy.disclosureOf(nameOf(home))}</Paper>
              ) : (
                copy.noDisclosureOf(nameOf(home))
              )}
            </span>
          ))}
          {papers && !papers.homes && !papers.disclosureHref && <>{copy.sellerHasntPosted} </>}
          {papers?.inspectUntil && <DaysLeft inspectUntil={papers.inspectUntil} />} {copy.federalLawRequires}{' '}
          {isYearUnknown(papers) && copy.yearUnknown}
        </>
      }
      checked={isAccepted}
      onChange={(event) => onAccept(event.target.checked)}
      error={isMissing ? copy.checkBoxContinue : undefined}
    />
  );
}

const nameOf = ({ address, yearBuilt }: LeadPapersOfHome) => ({
  home: address,
  year: yearBuilt === null ? 'unknown' : String(yearBuilt),
});

const isYearUnknown = (papers: LeadPapers | null): boolean =>
  papers === null || (papers.homes ?? [papers]).some(({ yearBuilt }) => yearBuilt === null);

const Paper = ({ href, children }: { readonly href: string; readonly children: React.ReactNode }) => (
  <a href={href} target="_blank" rel="noreferrer" className="text-link">
    {children}
  </a>
);

function DaysLeft({ inspectUntil }: { readonly inspectUntil: number }) {
  const days = useAtServerTime((now) => (now === null ? null : leadDaysLeft(inspectUntil, now)));
  if (days === null) return null;
  return days === 0 ? copy.dayInspectionPeriod : copy.daysLeftDay({ days });
}
