import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/**
 * Installs packages from npm into a folder of their own, for a test or benchmark that alone uses them. None of their scripts
 * is run.
 *
 * @param folder created when needed
 * @param packages versions by name
 * @param overrides versions by name, of packages that these need
 * @throws Error with npm's words
 */
export function installPackages(
  folder: string,
  packages: Readonly<Record<string, string>>,
  overrides: Readonly<Record<string, string>> = {},
): void {
  mkdirSync(folder, { recursive: true });
  const wanted = { private: true, dependencies: packages, overrides };
  writeFileSync(path.join(folder, 'package.json'), JSON.stringify(wanted));
  const words = ['install', '--ignore-scripts', '--no-audit', '--no-fund', '--prefer-offline'];
  const { status, stderr } = spawnSync('npm', words, { cwd: folder, encoding: 'utf8', timeout: 600_000 });
  if (status !== 0) throw new Error(`${Object.keys(packages).join(', ')} cannot be installed: ${stderr}`);
}
