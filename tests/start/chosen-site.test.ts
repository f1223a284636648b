import path from 'node:path';
import { imports } from '../../package.json';
import { builtFolder, chosenSite, siteNames } from '../../scripts/chosen-site';

const root = path.resolve(__dirname, '../..');

it('prefers the site on the command line, then the environment’s, then the default', () => {
  expect(chosenSite(['--site=harbour'], { SITE: 'ventora' })).toBe('harbour');
  expect(chosenSite([], { SITE: 'harbour' })).toBe('harbour');
  expect(chosenSite([], {})).toBe('ventora');
  expect(chosenSite([], { SITE: '' })).toBe('ventora');
});

it('passes the site on to child processes', () => {
  const env: NodeJS.ProcessEnv = {};
  chosenSite(['--site=harbour'], env);
  expect(env.SITE).toBe('harbour');
});

it('lists the available sites for an unknown one', () => {
  expect(() => chosenSite(['--site=harbor'], {})).toThrow(
    `There is no site "harbor". Choose one with --site=NAME: ${siteNames().join(', ')}.`,
  );
  expect(() => chosenSite([], { SITE: '../core' })).toThrow('There is no site "../core".');
});

it.each(siteNames())('maps imports to the files of %s, on both sides of HTTP', (site) => {
  for (const conditions of Object.values(imports)) {
    if (!('default' in conditions) || !('ventora' in conditions)) continue;
    expect((conditions as Record<string, string>)[site]).toContain(`/sites/${site}/`);
  }
});

it('builds the default site in the checkout, and others in separate folders', () => {
  expect(builtFolder('ventora')).toBe(root);
  expect(builtFolder('harbour')).toBe(path.join(root, 'dist/sites/harbour'));
});
