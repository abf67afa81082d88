import { CheckboxField } from '@/components/ui/form/field';
import { useAtServerTime } from '@/lib/client/auctions/server-clock';
import { type LeadPapers, leadDaysLeft, leadPaintTerms } from '@/lib/domain/listings/lead-paint-terms';
import { formatPlural } from '@/lib/format';

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
  const { disclosure, pamphlet, pamphletHref, waiver } = leadPaintTerms;
  return (
    <CheckboxField
      id={id}
      className="mt-5 rounded bg-surface-muted p-3 text-[0.9375rem]"
      label={
        <>
          I have received{' '}
          {papers?.disclosureHref ? <Paper href={papers.disclosureHref}>{disclosure}</Paper> : disclosure} and{' '}
          <Paper href={pamphletHref}>{pamphlet}</Paper>. {waiver}
        </>
      }
      help={
        <>
          {papers && !papers.disclosureHref && (
            <>The seller has not posted the disclosure here. Ask for it before you check this box. </>
          )}
          {papers?.inspectUntil && <DaysLeft inspectUntil={papers.inspectUntil} />} Federal law requires this
          for homes built before 1978 (or year unknown).
        </>
      }
      checked={isAccepted}
      onChange={(event) => onAccept(event.target.checked)}
      error={isMissing ? 'Check this box to continue.' : undefined}
    />
  );
}

const Paper = ({ href, children }: { readonly href: string; readonly children: string }) => (
  <a href={href} target="_blank" rel="noreferrer" className="text-link">
    {children}
  </a>
);

function DaysLeft({ inspectUntil }: { readonly inspectUntil: number }) {
  const days = useAtServerTime((now) => (now === null ? null : leadDaysLeft(inspectUntil, now)));
  if (days === null) return null;
  return days === 0
    ? 'The ten-day inspection period is over.'
    : `You have ${formatPlural(days, 'day')} left of the ten-day inspection period.`;
}
