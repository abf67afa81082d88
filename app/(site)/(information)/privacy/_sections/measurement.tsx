import * as copy from '@/messages/privacy';

interface MeasurementProps {
  /** Google Tag Manager is configured. */
  readonly isTagged: boolean;
  /** Google Analytics is configured. */
  readonly isCounted: boolean;
}

/** Describes the tags that this deployment loads. */
export function Measurement({ isTagged, isCounted }: MeasurementProps) {
  const tools = [isTagged && copy.measurement.googleTagManager, isCounted && copy.measurement.googleAnalytics]
    .filter(Boolean)
    .join(' and ');
  if (!tools) {
    return <p>{copy.measurement.switchedOffSite}</p>;
  }
  return (
    <>
      <p>
        {copy.measurement.siteLoadsEvery({
          tools,
          isTagged: isTagged && isCounted ? ' Both run' : ' It runs',
          isTagged2: isTagged && isCounted ? 'let' : 'lets',
        })}
      </p>
      <p className="mt-3">{copy.measurement.eachPageOpen}</p>
    </>
  );
}
