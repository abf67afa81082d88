import openapiTS, { astToString } from 'openapi-typescript';
import { sellerApiDocument } from '@/lib/copy/open-data/seller-api/document';

const place = { siteName: 'Bank-Owned New York', siteUrl: '', contactMail: '' };

/** The typed paths of the API, as a module. */
export async function renderSellerApiTypes(): Promise<string> {
  const nodes = await openapiTS(JSON.stringify(sellerApiDocument(place)));
  return `// Generated from the OpenAPI document by \`npm run seller-api\`.\n\n${astToString(nodes)}`;
}
