import { GoogleTagManager } from '@next/third-parties/google';
import { usePathname } from 'next/navigation';
import Script from 'next/script';
import { useEffect, useLayoutEffect } from 'react';
import {
  type AnalyticsIds,
  gaLayerName,
  nameThisPage,
  sendPageView,
  silenceAnalytics,
} from '@/lib/client/page/page-view';

/** Both Google tags, with our own page views instead of theirs. Analytics is disabled when this unmounts. */
export default function AnalyticsView({ gtmId, gaId }: AnalyticsIds) {
  const path = usePathname();
  // Runs before the effects that load the scripts.
  useLayoutEffect(() => nameThisPage({ gtmId, gaId }, path), [gtmId, gaId, path]);
  useEffect(() => {
    silenceAnalytics({ gtmId, gaId }, false);
    return () => silenceAnalytics({ gtmId, gaId }, true);
  }, [gtmId, gaId]);
  useEffect(() => sendPageView({ gtmId, gaId }, path), [gtmId, gaId, path]);
  return (
    <>
      {gtmId !== null && <GoogleTagManager gtmId={gtmId} />}
      {gaId !== null && (
        <Script
          id="google-analytics"
          src={`https://www.googletagmanager.com/gtag/js?id=${encodeURIComponent(gaId)}&l=${gaLayerName}`}
        />
      )}
    </>
  );
}
