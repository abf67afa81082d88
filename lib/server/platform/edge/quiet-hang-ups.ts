import 'server-only';

/**
 * Next prints an error whenever a browser disconnects while it sends a form. That is no error, so drop it.
 * The site's own routes do not log through the console, so their logs are unaffected.
 */
export function quietHangUps(): void {
  const print = console.error;
  console.error = (...args: readonly unknown[]) => {
    if (!args.some(isHangUp)) print(...args);
  };
}

/** As Node's IncomingMessage reports it. */
const isHangUp = (value: unknown): boolean =>
  value instanceof Error && value.message === 'aborted' && 'code' in value && value.code === 'ECONNRESET';
