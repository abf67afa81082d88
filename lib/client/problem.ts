/** A refusal as the API answers it (RFC 9457), with the machine-readable reason that the screen words. */
export interface Problem {
  readonly status: number;
  readonly reason: string;
  readonly detail: string | null;
  /** With `too-low`: what would be enough. */
  readonly minimumCents: number | null;
}

export async function readProblem(response: Response): Promise<Problem> {
  const body: unknown = await response.json().catch(() => null);
  return {
    status: response.status,
    reason: textOf(body, 'reason') ?? `http-${response.status}`,
    detail: textOf(body, 'detail'),
    minimumCents: numberOf(body, 'minimumCents') ?? numberOf(body, 'minimumNextBidCents'),
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
