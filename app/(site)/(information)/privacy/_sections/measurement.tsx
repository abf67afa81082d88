import { measurement as copy } from '@/messages/privacy/measurement';

interface MeasurementProps {
  /** Google Tag Manager is configured. */
  readonly isTagged: boolean;
  /** Google Analytics is configured. */
  readonly isCounted: boolean;
}

/** Describes the tags that this deployment loads. */
export function Measurement({ isTagged, isCounted }: MeasurementProps) {
  if (!isTagged && !isCounted) return <p>{copy.analyticsOffSite}</p>;
  return (
    <>
      <p>{loadedTools(isTagged, isCounted)}</p>
      <p className="mt-3">{copy.eachPageOpen}</p>
    </>
  );
}

function loadedTools(isTagged: boolean, isCounted: boolean): string {
  if (isTagged && isCounted) return copy.tagManagerAndAnalytics;
  return isTagged ? copy.tagManager : copy.analytics;
}
