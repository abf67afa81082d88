import 'server-only';

/**
 * Drops the error that Next prints whenever a browser disconnects while it sends a form.
 * The site's own routes do not log through the console, so their logs are unaffected.
 */
export function quietHangUps(): void {
  const print = console.error;
  console.error = (...args: readonly unknown[]) => {
    if (!args.some(isHangUp)) print(...args);
  };
}

/** Whether this is the error with which Node's IncomingMessage reports a disconnect. */
const isHangUp = (value: unknown): boolean =>
  value instanceof Error && value.message === 'aborted' && 'code' in value && value.code === 'ECONNRESET';
