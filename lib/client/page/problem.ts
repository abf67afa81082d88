/** A refusal from the API (RFC 9457). `reason` is machine-readable; the screen supplies the wording. */
export interface Problem {
  readonly status: number;
  readonly reason: string;
  readonly detail: string | null;
  /** With `too-low`: the minimum that would be accepted. */
  readonly minimumCents: number | null;
  /** With `over-limit`: this person's bid limit. */
  readonly limitCents?: number;
  /** The part of the limit that no other bid or purchase uses. */
  readonly leftCents?: number;
  /** With `over-limit`: the limit is zero since a default. */
  readonly hasOpenDefault?: boolean;
  /** With `not-registered`: the names of the missing fields. */
  readonly missing?: readonly string[];
  /** With `investor-wait`: when the wait ends, ISO 8601. */
  readonly until?: string;
}

export async function readProblem(response: Response): Promise<Problem> {
  const body: unknown = await response.json().catch(() => null);
  const limitCents = numberOf(body, 'limitCents');
  const leftCents = numberOf(body, 'leftCents');
  const until = textOf(body, 'until');
  const missing = fieldOf(body, 'missing');
  return {
    status: response.status,
    reason: textOf(body, 'reason') ?? `http-${response.status}`,
    detail: textOf(body, 'detail'),
    minimumCents: numberOf(body, 'minimumCents') ?? numberOf(body, 'minimumNextBidCents'),
    ...(limitCents !== null && { limitCents }),
    ...(leftCents !== null && { leftCents }),
    ...(fieldOf(body, 'hasOpenDefault') === true && { hasOpenDefault: true }),
    ...(until !== null && { until }),
    ...(Array.isArray(missing) && { missing: missing.map(String) }),
  };
}

const fieldOf = (body: unknown, name: string): unknown =>
  typeof body === 'object' && body !== null ? Reflect.get(body, name) : undefined;

function textOf(body: unknown, name: string): string | null {
  const value = fieldOf(body, name);
  return typeof value === 'string' ? value : null;
}

function numberOf(body: unknown, name: string): number | null {
  const value = fieldOf(body, name);
  return typeof value === 'number' ? value : null;
}
