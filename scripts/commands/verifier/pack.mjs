/**
 * `npm run pack-verifier -- [FOLDER]`: builds the package of the verifier. The same sources, lock file and npm give the
 * same bytes: `npm pack` fixes order, times and modes, and a compressor in JavaScript replaces that of Node, whose
 * output depends on its version and processor.
 */
import { execFile } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { gunzipSync } from 'node:zlib';
import { gzipSync } from 'fflate';

const run = promisify(execFile);
const own = 'scripts/commands/verifier';
const readJson = (file) => JSON.parse(readFileSync(file, 'utf8'));

/** Writes the package into a folder. Returns its path. `root` has the sources and node_modules. */
export async function packVerifier(root, folder) {
  const stage = mkdtempSync(join(tmpdir(), 'verifier-'));
  try {
    const packages = await compile(root, join(stage, 'dist'));
    const { dependencies: pinned } = readJson(join(root, 'package.json'));
    const dependencies = Object.fromEntries(packages.map((name) => [name, pinned[name]]));
    const manifest = { ...readJson(join(root, own, 'manifest.json')), dependencies };
    writeOpen(join(stage, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
    await run('npm', ['pack', '--ignore-scripts', '--offline', '--silent'], { cwd: stage });
    const name = `${manifest.name}-${manifest.version}.tgz`;
    const archive = gunzipSync(readFileSync(join(stage, name)));
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, name), gzipSync(archive, { level: 9, mtime: 0 }));
    return join(folder, name);
  } finally {
    rmSync(stage, { recursive: true });
  }
}

/** Compiles the command and the functions with all they import. Returns the packages that they need. */
async function compile(root, dist) {
  const { default: ts } = await import('typescript');
  const { config } = ts.readConfigFile(join(root, 'tsconfig.json'), ts.sys.readFile);
  const { compilerOptions } = config;
  const { options } = ts.convertCompilerOptionsFromJson(
    {
      ...compilerOptions,
      ...{ declaration: true, noEmit: false, incremental: false, outDir: dist, rootDir: root },
      ...{ allowImportingTsExtensions: false, newLine: 'lf', plugins: [], types: ['node'] },
    },
    root,
  );
  const program = ts.createProgram(
    ['cli.ts', 'verifier.ts'].map((name) => join(root, own, name)),
    options,
  );
  const packages = new Set();
  const { emitSkipped } = program.emit(undefined, (file, text) => {
    mkdirSync(dirname(file), { recursive: true });
    writeOpen(file, withRelativeImports(text, relative(dist, dirname(file)), packages));
  });
  if (emitSkipped) throw new Error('The verifier does not compile.');
  return [...packages].sort();
}

/** The archive keeps the mode, which the caller's file mask must not decide. */
function writeOpen(file, text) {
  writeFileSync(file, text);
  chmodSync(file, 0o644);
}

/** A package has no aliases, and Node wants the ending of each file. */
function withRelativeImports(text, folder, packages) {
  return text.replace(/(\bfrom |\bimport |\bimport\()(['"])([^'"\n]+)\2/g, (whole, before, quote, name) => {
    if (name.startsWith('@/')) return `${before}${quote}${pathFrom(folder, name.slice(2))}.js${quote}`;
    if (name.startsWith('.')) return `${before}${quote}${name}.js${quote}`;
    if (!name.startsWith('node:')) packages.add(name.split('/', name.startsWith('@') ? 2 : 1).join('/'));
    return whole;
  });
}

function pathFrom(folder, target) {
  const path = relative(folder, target).replaceAll('\\', '/');
  return path.startsWith('.') ? path : `./${path}`;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const root = fileURLToPath(new URL('../../..', import.meta.url));
  process.stdout.write(`${await packVerifier(root, process.argv[2] ?? root)}\n`);
}
