/** One clear line for the person at the terminal; the rest of the program need not know how it looks. */
export function say(line) {
  console.log(line);
}

export function stop(line) {
  console.error(line);
  process.exit(1);
}

/** Runs the work and says how long it took. */
export async function timed(label, work) {
  const start = Date.now();
  say(`• ${label} …`);
  const result = await work();
  say(`  done in ${seconds(start)}`);
  return result;
}

export const seconds = (start) => `${((Date.now() - start) / 1000).toFixed(1)} s`;
