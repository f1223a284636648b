/*
 * `npm run advisories`: asks the registry for known vulnerabilities in the packages that run on a server or reach a visitor,
 * and writes a bill of materials of these packages (dist/sbom.json, CycloneDX). Fails on high or critical ones.
 */
const { spawnSync } = require('node:child_process');
const { mkdirSync, writeFileSync } = require('node:fs');
const path = require('node:path');

const root = path.resolve(__dirname, '..');
const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';

function run(...words) {
  const { status, stdout, stderr } = spawnSync(npm, words, {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  return { status, stdout, stderr };
}

function writeBill() {
  const { status, stdout, stderr } = run('sbom', '--omit', 'dev', '--sbom-format', 'cyclonedx');
  if (status !== 0) throw new Error(`npm sbom failed:\n${stderr}`);
  const file = path.join(root, 'dist/sbom.json');
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, stdout);
  console.log(`${JSON.parse(stdout).components.length} packages are in dist/sbom.json`);
}

/** @returns false if the registry reports a high or critical vulnerability */
function check() {
  const { stdout, stderr } = run('audit', '--omit=dev', '--json');
  const report = parsed(stdout);
  if (!report?.vulnerabilities) {
    console.warn(`NOT CHECKED: this registry provides no advisories (${firstLine(report, stderr)})`);
    return true;
  }
  const found = Object.values(report.vulnerabilities);
  for (const { name, severity, range } of found) console.log(`${severity}: ${name} ${range}`);
  if (found.length === 0) console.log('No advisories are known for them.');
  return !found.some(({ severity }) => severity === 'high' || severity === 'critical');
}

function parsed(text) {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const firstLine = (report, stderr) =>
  (report?.message ?? report?.error?.summary ?? stderr).split('\n').find((line) => line.trim() !== '') ??
  'no answer';

writeBill();
process.exitCode = check() ? 0 : 1;
