import { transfer } from '@/lib/server/jobs/transfer/transfer';

const say = (line: string) => process.stdout.write(`${line}\n`);

transfer({ args: process.argv.slice(2), env: process.env, say }).then(
  () => process.exit(0),
  (error: unknown) => {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exit(1);
  },
);
