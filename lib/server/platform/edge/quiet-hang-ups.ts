import 'server-only';

/**
 * Next prints an error whenever a browser leaves while it sends a form. It is none: nothing was asked, and there is
 * nobody to answer. What the site's own routes log is not printed by the console and stays as it is.
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
