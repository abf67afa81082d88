/** Prints one line for the person at the terminal. */
export function say(line) {
  console.log(line);
}

/** Prints one line to stderr and exits with 1. */
export function stop(line) {
  console.error(line);
  process.exit(1);
}

/** Runs the work and prints how long it took. */
export async function timed(label, work) {
  const start = Date.now();
  say(`• ${label} …`);
  const result = await work();
  say(`  done in ${seconds(start)}`);
  return result;
}

export const seconds = (start) => `${((Date.now() - start) / 1000).toFixed(1)} s`;
