import * as copy from '@/messages/privacy';

interface MeasurementProps {
  /** Google Tag Manager is configured. */
  readonly isTagged: boolean;
  /** Google Analytics is configured. */
  readonly isCounted: boolean;
}

/** Describes the tags that this deployment loads. */
export function Measurement({ isTagged, isCounted }: MeasurementProps) {
  if (!isTagged && !isCounted) return <p>{copy.measurement.analyticsOffSite}</p>;
  return (
    <>
      <p>{loadedTools(isTagged, isCounted)}</p>
      <p className="mt-3">{copy.measurement.eachPageOpen}</p>
    </>
  );
}

function loadedTools(isTagged: boolean, isCounted: boolean): string {
  if (isTagged && isCounted) return copy.measurement.tagManagerAndAnalytics;
  return isTagged ? copy.measurement.tagManager : copy.measurement.analytics;
}
