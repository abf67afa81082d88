import type { PublicConfig } from '@/lib/domain/accounts/public-config';

/** Longer than a slow phone needs. A connection that was lost may never say so. */
const longestMs = 10_000;

/** The site's settings for the browser. Throws if the server does not send them within 10 seconds. */
export async function readConfig(): Promise<PublicConfig> {
  const response = await fetch('/api/config', { signal: AbortSignal.timeout(longestMs) });
  if (!response.ok) throw new Error(`/api/config answered ${response.status}`);
  return response.json();
}
