interface MeasurementProps {
  /** Google Tag Manager is configured. */
  readonly isTagged: boolean;
  /** Google Analytics is configured. */
  readonly isCounted: boolean;
}

/** Says what this very site loads. */
export function Measurement({ isTagged, isCounted }: MeasurementProps) {
  const tools = [isTagged && 'Google Tag Manager', isCounted && 'Google Analytics']
    .filter(Boolean)
    .join(' and ');
  if (!tools) {
    return (
      <p>
        Switched off on this site. No page loads an analytics script. Should it be switched on, this page says
        so.
      </p>
    );
  }
  return (
    <p>
      Every page of this site loads {tools}. Google then learns which page you open, when, and from what kind
      of device and network address, and may set cookies of its own. We use it to see which pages are read. We
      send Google no names, addresses or bids. You can block it in your browser; everything here works without
      it.
    </p>
  );
}
