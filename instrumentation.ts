/** Starts the one timer of the server: it posts to its own tick endpoint, the same that a scheduler calls. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  const { startTimer } = await import('./lib/server/jobs/timer');
  startTimer();
}
