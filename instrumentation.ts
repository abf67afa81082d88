/**
 * Starts the one timer of the server: it posts to its own tick endpoint, the same that a scheduler calls. A server that is
 * not configured ends here: Next would start it all the same and answer every request with 500.
 */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  const { endUnlessConfigured, startTimer } = await import('./lib/server/jobs/timer');
  endUnlessConfigured();
  startTimer();
}
