import { execFile } from 'node:child_process';

/** Runs the verifier of `npm run verify-ledger`. Returns what it says; throws that if it finds a fault. */
export const runVerifier = (...args: readonly string[]): Promise<string> =>
  new Promise((resolve, reject) => {
    const command = ['--import', 'tsx', 'scripts/commands/verifier/cli.ts', ...args];
    execFile(process.execPath, command, (error, said, complaint) =>
      error ? reject(new Error(`${said}${complaint}`)) : resolve(said),
    );
  });
