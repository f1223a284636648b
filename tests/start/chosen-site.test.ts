import path from 'node:path';
import { imports } from '../../package.json';
import { builtFolder, chosenSite, siteNames } from '../../scripts/chosen-site';

const root = path.resolve(__dirname, '../..');

it('takes the site that the command line names, before that of the environment, before the default', () => {
  expect(chosenSite(['--site=harbour'], { SITE: 'ventora' })).toBe('harbour');
  expect(chosenSite([], { SITE: 'harbour' })).toBe('harbour');
  expect(chosenSite([], {})).toBe('ventora');
  expect(chosenSite([], { SITE: '' })).toBe('ventora');
});

it('tells what the command starts which site it is', () => {
  const env: NodeJS.ProcessEnv = {};
  chosenSite(['--site=harbour'], env);
  expect(env.SITE).toBe('harbour');
});

it('says which sites there are when there is no such one', () => {
  expect(() => chosenSite(['--site=harbor'], {})).toThrow(
    'There is no site "harbor". Choose one with --site=NAME: harbour, ventora.',
  );
  expect(() => chosenSite([], { SITE: '../core' })).toThrow('There is no site "../core".');
});

it.each(siteNames())('knows where the files of %s are, both sides of HTTP', (site) => {
  for (const conditions of Object.values(imports)) {
    if (!('default' in conditions) || !('ventora' in conditions)) continue;
    expect((conditions as Record<string, string>)[site]).toContain(`/sites/${site}/`);
  }
});

it('builds the default site in the checkout and another one apart from it', () => {
  expect(builtFolder('ventora')).toBe(root);
  expect(builtFolder('harbour')).toBe(path.join(root, 'dist/sites/harbour'));
});
