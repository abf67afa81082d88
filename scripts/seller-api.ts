/**
 * `npm run seller-api`: writes the types of the API for sellers' systems, from its OpenAPI document, for the
 * client in `scripts/examples`.
 */
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { renderSellerApiTypes } from './examples/render-types';

writeFileSync(
  fileURLToPath(new URL('examples/seller-api.ts', import.meta.url)),
  await renderSellerApiTypes(),
);
