import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { ENTRIES } from '../../scripts/pack/entries';
import {
  contentsOfPackage,
  contentsOfStarter,
  versionsOfStarter,
  type Contents,
} from '../../scripts/pack/pack';
import { namesOf } from '../../scripts/pack/report';
import { create } from '../../scripts/starter/create';
import npm from '../../package.json';

const root = path.resolve(__dirname, '../..');

let contents: Contents;
beforeAll(async () => {
  contents = await contentsOfPackage(root);
  // It reads three thousand files: two seconds, or a minute on a busy disk.
}, 120_000);

const json = (place: string) => {
  const source = contents.get(place);
  return JSON.parse(source && 'text' in source ? source.text : '') as Record<string, never>;
};

const textOf = (place: string): string => {
  const source = contents.get(place);
  if (!source) throw new Error(`${place} is not packed`);
  return 'text' in source ? source.text : readFileSync(path.join(root, source.from), 'utf8');
};

it('packs neither a site nor what belongs to compressed air', () => {
  const foreign = [...contents.keys()].filter((place) =>
    /\/sites\/(?!plain\/)|^(?:docs|tests|ui\.apps|dist|data)\/|\/features\/(?!forms|search|headless)/.test(
      place,
    ),
  );
  expect(foreign).toEqual([]);
});

it('packs no tests and no fixtures', () => {
  expect([...contents.keys()].filter((place) => /\.(?:test|long|bench|fixtures)\./.test(place))).toEqual([]);
});

it('packs every file that an import of a packed file names', () => {
  const missing: string[] = [];
  for (const place of contents.keys()) {
    // It writes imports of a component that is not there yet.
    if (!/\.tsx?$/.test(place) || place.endsWith('/component-texts.ts')) continue;
    for (const [, specifier = ''] of textOf(place).matchAll(
      /^(?:import|export) (?!type\b)[^;]*? from '(\.[^']+)';/gm,
    )) {
      const target = path.posix.join(path.posix.dirname(place), specifier);
      const endings = ['', '.ts', '.tsx', '.js', '/index.ts'];
      if (!endings.some((ending) => contents.has(`${target}${ending}`)))
        missing.push(`${place}: ${specifier}`);
    }
  }
  expect(missing).toEqual([]);
});

it('has one version, that of this repository', () => {
  expect(json('package.json')).toMatchObject({ name: 'ventora', version: npm.version });
  const starter = contentsOfStarter(root).get('package.json');
  expect(starter && 'text' in starter && JSON.parse(starter.text)).toMatchObject({ version: npm.version });
});

it('exports each entry point with its types, and nothing else but styles and settings', () => {
  expect(Object.keys(json('package.json')['exports'] ?? {}).sort()).toEqual(
    [...ENTRIES.map((name) => `./${name}`), './package.json', './styles/*', './tsconfig.json'].sort(),
  );
});

it('says how it is licensed, and names no file that is not in it', () => {
  expect(textOf('LICENSE')).toContain('All rights reserved.');
  expect(textOf('LICENSE')).not.toMatch(/geography|ui\.frontend|advisories/);
});

const options = { ventora: npm.version, versions: versionsOfStarter() };

describe('a project of the starter', () => {
  let folder: string;
  beforeAll(() => {
    folder = mkdtempSync(path.join(os.tmpdir(), 'starter-'));
    create(path.join(folder, 'tide-clock'), { title: 'Tide & clock’s "hour"', ...options });
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  const files = () =>
    execFileSync('find', ['.', '-type', 'f'], { cwd: path.join(folder, 'tide-clock'), encoding: 'utf8' })
      .trim()
      .split('\n');
  const read = (file: string) => readFileSync(path.join(folder, 'tide-clock', file), 'utf8');

  it('has no place left that was to be filled in', () => {
    const left = files().filter(
      (file) => /__\w+__/.test(file) || /__(?:id|title|ventora|\w*types\w*)__/.test(read(file)),
    );
    expect(left).toEqual([]);
  });

  it('has valid JSON, whatever its title', () => {
    const broken = files().filter((file) => file.endsWith('.json') && !isJson(read(file)));
    expect(broken).toEqual([]);
    expect(JSON.parse(read('content/content/tideclock.json'))).toMatchObject({
      'jcr:content': { 'jcr:title': 'Tide & clock’s "hour"' },
    });
  });

  it('imports only names that the entry points export', () => {
    const known = new Map(
      ENTRIES.map((entry) => [
        entry,
        namesOf(root, `api/${entry}.ts`, readFileSync(path.join(root, `api/${entry}.ts`), 'utf8')).map(
          ({ name }) => name,
        ),
      ]),
    );
    const unknown = files()
      .filter((file) => /\.tsx?$/.test(file))
      .flatMap((file) => [...read(file).matchAll(/import (?:type )?\{([^}]*)\} from 'ventora\/(\w+)'/g)])
      .flatMap(([, names = '', entry = '']) =>
        names
          .split(',')
          .map((name) => name.trim().replace(/^type /, ''))
          .filter((name) => !known.get(entry as (typeof ENTRIES)[number])?.includes(name)),
      );
    expect(unknown).toEqual([]);
  });

  it('is refused in a folder that has files', () => {
    expect(() => create(path.join(folder, 'tide-clock'), options)).toThrow('has files already');
  });

  it('is refused a name that no path can begin with', () => {
    expect(() => create(path.join(folder, '2 clocks'), options)).toThrow('is no name for a site');
  });
});

const isJson = (text: string): boolean => {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
};
