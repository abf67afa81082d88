import type { PublicConfig } from '@/lib/domain/accounts/public-config';
import { sampleGoogleAccounts } from '@/lib/domain/accounts/public-config';
import { env } from '@/lib/server/platform/env';
import { apiRoute } from '@/lib/server/platform/http/api';

/** Browser settings for sign-in and maps. Read at run time, because one build serves every deployment. */
export const GET = apiRoute({}, async () => {
  const { firebaseWeb, localMode, mapStyleUrl, mapTilesUrl, ssoProviders } = env();
  const config: PublicConfig = {
    firebase: firebaseWeb,
    googleAccounts: localMode ? sampleGoogleAccounts : null,
    ssoProviders: ssoProviders.map(({ id, label, domains }) => ({ id, label, domains })),
    mapStyleUrl,
    mapTilesUrl,
  };
  return Response.json(config);
});
