/**
 * An example of a bank's own system: lists the homes of a table, schedules their auctions, and confirms the
 * seller's steps of its sales. `SELLER_API_KEY=… node --import tsx scripts/examples/move-homes.ts
 * https://site homes.csv files/`. The table has a column `reference` and the fields of GET /api/v1/fields. The
 * files of a home are in the folder of its reference: JPEGs, and PDFs named after their kind, such as
 * `ContractOfSale.pdf`. Run it again whenever you like: nothing is done twice.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parse } from 'csv-parse/sync';
import { z } from 'zod';
import { confirmSteps, connect, documentKinds, type Home, type LeftHome, listHomes } from './seller-client';

/** The homes of a table. `filesOf` finds the files of a home: their bytes by name. */
export function readTable(
  text: string,
  filesOf: (reference: string) => Readonly<Record<string, Uint8Array<ArrayBuffer>>>,
): readonly Home[] {
  const rows = z.array(z.record(z.string(), z.string())).parse(parse(text, { columns: true, bom: true }));
  const references = rows.map(({ reference = '' }) => reference);
  return rows.map(({ reference = '', ...fields }, at) => {
    // Row 1 is the heading.
    if (reference === '') throw new Error(`Row ${at + 2}: enter a reference.`);
    if (references.indexOf(reference) < at)
      throw new Error(
        `Row ${at + 2}: ${reference} is the reference of an earlier row. Give each home its own.`,
      );
    const files = Object.entries(filesOf(reference));
    return {
      reference,
      answers: Object.fromEntries(Object.entries(fields).filter(([, answer]) => answer !== '')),
      photos: files.flatMap(([name, bytes]) => (/\.jpe?g$/i.test(name) ? [bytes] : [])),
      documents: files.flatMap(([name, bytes]) => {
        const kind = documentKinds.find((each) => name === `${each}.pdf`);
        return kind ? [{ kind, bytes }] : [];
      }),
    };
  });
}

const dayIn = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

const usage = `Set SELLER_API_KEY to a key of your organization, then run:
node --import tsx scripts/examples/move-homes.ts https://site homes.csv files/`;

async function main(siteUrl = '', table = '', folder = ''): Promise<void> {
  const { SELLER_API_KEY: key = '', SELLER_ATTORNEY: attorney = '' } = process.env;
  if (key === '' || !URL.canParse(siteUrl) || table === '' || folder === '') throw new Error(usage);
  const client = connect({ siteUrl, key });
  const homes = readTable(readFileSync(table, 'utf8'), (reference) =>
    Object.fromEntries(
      readdirSync(join(folder, reference)).map((name) => [
        name,
        new Uint8Array(readFileSync(join(folder, reference, name))),
      ]),
    ),
  );
  const left = await listHomes(client, homes, {
    ...{ saleMode: 'published-reserve', startDate: dayIn(14), startTime: '10:00' },
    ...{ endDate: dayIn(21), endTime: '14:00', apartMinutes: 10 },
  });
  for (const home of left) process.stdout.write(leftWords(home));
  const confirmed = await confirmSteps(client, attorney);
  process.stdout.write(`${homes.length - left.length} submitted, ${confirmed} steps confirmed\n`);
}

const leftWords = ({ reference, detail, open }: LeftHome): string =>
  [
    `${reference} was not submitted: ${detail}`,
    ...open.map(({ field, text }) => `  ${field ?? 'draft'}: ${text}`),
    '',
  ].join('\n');

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href)
  await main(...process.argv.slice(2)).catch((error: Error) => {
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 1;
  });
