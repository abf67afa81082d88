import { CheckboxField } from '@/components/ui/field';
import { leadPaintTerms } from '@/lib/domain/listing/lead-paint-terms';

interface LeadPaintBoxProps {
  readonly id: string;
  readonly isAccepted: boolean;
  /** It was tried without. */
  readonly isMissing: boolean;
  readonly onAccept: (accepts: boolean) => void;
}

/** The terms on lead paint, which bind once for a home. */
export const LeadPaintBox = ({ id, isAccepted, isMissing, onAccept }: LeadPaintBoxProps) => (
  <CheckboxField
    id={id}
    className="mt-5 rounded bg-surface-muted p-3 text-[0.9375rem]"
    label={leadPaintTerms.text}
    help="The law asks this once of a home of before 1978 or of a year that is not known. The disclosure is among its documents."
    checked={isAccepted}
    onChange={(event) => onAccept(event.target.checked)}
    error={isMissing ? 'Tick this to go on.' : undefined}
  />
);
