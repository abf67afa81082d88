/**
 * Part of `npm run test:lint`: reports British spellings and unidiomatic phrases in the project's text
 * files, long lines in Markdown, and long decisions.
 */
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** Patterns with what to write instead. Add one when a reviewer corrects the same word twice. */
const rules = [
  [/\b(colour|behaviour|favourite|honour|labour|rumour)|\bneighbour(?!s\b)/i, '…or'],
  [
    /\b(catalogue|programme|cheque|grey|judgement|licence|defence|whilst|amongst|learnt|spelt)s?\b/i,
    'the American spelling',
  ],
  [
    /\b(analys|recognis|normalis|minimis|maximis|serialis|initialis|summaris|categoris|prioritis|authoris|memoris|synchronis|optimis|customis)(e|ed|es|ing|ation)\b/i,
    '…iz…',
  ],
  [/\bpractis(e|es|ed|ing)\b/i, 'practice'],
  [/\b(travell|modell|signall|channell)(ed|ing)\b|\bcancelling\b/i, 'one l'],
  [/\b(centre|metre|litre|fibre)(s|d)?\b/i, '…er'],
  [
    /\b(an?|the|this|its|their|no|each|every|another|one|of|for|by|and|or) organisations?(?! =|:|\.)\b/i,
    'organization',
  ],
  [/\b(is|was|are|were|be|been|an?|and|or|not|never) cancelled\b(?! =|:)/i, 'canceled'],
  [/\bany more\b(?! (than|there))/i, 'anymore, or no longer'],
  [/\b(in vain|whosoever|(?<!fraction |copy )thereof|wherein)\b/i, 'a plain word'],
];
const longestLine = 110;
const longestDecision = 40;
const text = /\.(tsx?|m?js|css|md|json|ya?ml)$/;
/** The phrases of strangers stay as they wrote them, also in Spanish. */
const skipped = /^package-lock|check-words|zip-rows|fair-housing\/phrases|\.next/;
const folders = ['app', 'components', 'docs', 'e2e', 'lib', 'messages', 'providers', 'sample', 'scripts'];

const files = [
  ...readdirSync('.'),
  ...folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true }).map((file) => join(folder, String(file))),
  ),
];
const faults = files
  .filter((file) => text.test(file) && !skipped.test(file) && statSync(file).isFile())
  .flatMap(faultsIn);
for (const fault of faults) console.log(fault);
process.exitCode = faults.length > 0 ? 1 : 0;

function faultsIn(file) {
  const lines = readFileSync(file, 'utf8').split('\n');
  const words = lines.flatMap((line, at) =>
    rules
      .filter(([pattern]) => pattern.test(line))
      .map(([, instead]) => `${file}:${at + 1}: write ${instead}: ${line.trim().slice(0, 100)}`),
  );
  return file.endsWith('.md') ? [...words, ...shapeFaults(file, lines)] : words;
}

/** Long lines of prose, and decisions of more than a page. Tables, code, and single long words stay as they are. */
function shapeFaults(file, lines) {
  let isCode = false;
  const long = lines.flatMap((line, at) => {
    if (line.trimStart().startsWith('```')) isCode = !isCode;
    const isProse = !isCode && !line.startsWith('|') && / /.test(line.trim().replaceAll(/`[^`]*`/g, ''));
    return isProse && line.length > longestLine
      ? [`${file}:${at + 1}: break the line at ${longestLine}`]
      : [];
  });
  const isLong = file.includes('decisions') && lines.length - 1 > longestDecision;
  return isLong ? [...long, `${file}: at most ${longestDecision} lines`] : long;
}
