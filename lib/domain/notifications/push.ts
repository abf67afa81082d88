import { z } from 'zod';

const key = (bytes: number) =>
  z
    .string()
    .regex(/^[\w-]+$/)
    .length(Math.ceil((bytes * 4) / 3));

/** The push subscription that a browser returns from `subscribe`, as JSON. */
export const subscriptionSchema = z.object({
  endpoint: z.url().max(1_000),
  keys: z.object({ p256dh: key(65), auth: key(16) }),
});
export type Subscription = z.infer<typeof subscriptionSchema>;

/**
 * The push services of Chrome and Edge, Firefox, Windows and Safari. Endpoints come from browsers, so
 * messages go to no other hosts.
 */
const services = [
  /^fcm\.googleapis\.com$/,
  /^updates\.push\.services\.mozilla\.com$/,
  /^[\w-]+\.notify\.windows\.com$/,
  /^web\.push\.apple\.com$/,
];

/** Whether the endpoint is a known push service. `isLocal` also allows a service on 127.0.0.1, for tests. */
export function isPushService(endpoint: string, isLocal: boolean): boolean {
  const { protocol, hostname, port, username } = new URL(endpoint);
  if (isLocal && protocol === 'http:' && hostname === '127.0.0.1') return true;
  return (
    protocol === 'https:' && port === '' && username === '' && services.some((each) => each.test(hostname))
  );
}

/** The message that the browser receives. */
export interface PushMessage {
  readonly title: string;
  readonly body: string;
  readonly path: string;
  /** A later message with the same tag replaces the earlier one. */
  readonly tag: string;
}

/** The browser and system from a user agent, such as `Firefox on Windows`. */
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
  return [browser ?? 'Unknown browser', system].filter(Boolean).join(' on ');
}
