interface MeasurementProps {
  /** Google Tag Manager is configured. */
  readonly isTagged: boolean;
  /** Google Analytics is configured. */
  readonly isCounted: boolean;
}

/** Describes the tags that this deployment loads. */
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
    <>
      <p>
        This site loads {tools} on every page, except on pages that open with a private link from an email.
        {isTagged && isCounted ? ' Both run' : ' It runs'} in your browser, may set cookies, and{' '}
        {isTagged && isCounted ? 'let' : 'lets'} Google see your network address and the kind of device you
        use.
      </p>
      <p className="mt-3">
        For each page you open, we report the type of page, such as /dashboard/bids or /properties/[slug], and
        the time. We replace the page’s address and title with that type and leave out the page you came from.
        We report no home, ID, search, name, email address or bid. You can block these scripts in your
        browser; everything here works without them.
      </p>
    </>
  );
}
