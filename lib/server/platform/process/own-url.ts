import 'server-only';

/** An address of this server, reached without a proxy. */
export const ownUrl = (path: string): string => `http://127.0.0.1:${process.env.PORT ?? 3000}${path}`;
