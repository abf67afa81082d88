import { GoogleAnalytics, GoogleTagManager } from '@next/third-parties/google';
import type { AnalyticsIds } from './analytics';

export default function AnalyticsView({ gtmId, gaId }: AnalyticsIds) {
  return (
    <>
      {gtmId !== null && <GoogleTagManager gtmId={gtmId} />}
      {gaId !== null && <GoogleAnalytics gaId={gaId} />}
    </>
  );
}
