import { z } from 'zod';

const key = (bytes: number) =>
  z
    .string()
    .regex(/^[\w-]+$/)
    .length(Math.ceil((bytes * 4) / 3));

/** What a browser answers to `subscribe`, as JSON. */
export const subscriptionSchema = z.object({
  endpoint: z.url().max(1_000),
  keys: z.object({ p256dh: key(65), auth: key(16) }),
});
export type Subscription = z.infer<typeof subscriptionSchema>;

/** The push services of Chrome and Edge, Firefox, Windows and Safari: addresses come from browsers, and we write to no others. */
const services = [
  /^fcm\.googleapis\.com$/,
  /^updates\.push\.services\.mozilla\.com$/,
  /^[\w-]+\.notify\.windows\.com$/,
  /^web\.push\.apple\.com$/,
];

/** With `isLocal` also a service on this machine, which tests bring. */
export function isPushService(endpoint: string, isLocal: boolean): boolean {
  const { protocol, hostname, port, username } = new URL(endpoint);
  if (isLocal && protocol === 'http:' && hostname === '127.0.0.1') return true;
  return (
    protocol === 'https:' && port === '' && username === '' && services.some((each) => each.test(hostname))
  );
}

/** What the browser is sent. */
export interface PushMessage {
  readonly title: string;
  readonly body: string;
  readonly path: string;
  /** A later one with the same takes the place of the one before. */
  readonly tag: string;
}

/** Which browser on what, from its own description: `Firefox on Windows`. */
export function deviceWords(userAgent: string): string {
  const find = (names: readonly (readonly [RegExp, string])[]) =>
    names.find(([pattern]) => pattern.test(userAgent))?.[1];
  const browser = find([
    [/Edg\//, 'Edge'],
    [/OPR\//, 'Opera'],
    [/Firefox\/|FxiOS\//, 'Firefox'],
    [/Chrome\/|CriOS\//, 'Chrome'],
    [/Safari\//, 'Safari'],
  ]);
  const system = find([
    [/iPhone/, 'iPhone'],
    [/iPad/, 'iPad'],
    [/Android/, 'Android'],
    [/Windows/, 'Windows'],
    [/Mac OS X/, 'Mac'],
    [/CrOS/, 'Chromebook'],
    [/Linux/, 'Linux'],
  ]);
  return [browser ?? 'A browser', system].filter(Boolean).join(' on ');
}
