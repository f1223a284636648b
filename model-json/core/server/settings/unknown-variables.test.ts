import { unknownVariables } from './unknown-variables';

const known = [
  'AUTHOR_PORT',
  'PUBLISH_PORT',
  'PUBLISH_HOST',
  'PUBLISH_DRAWERS',
  'LOG_LEVEL',
  'SEARCH_ORIGINS',
];

it.each([
  ['PUBLSH_PORT', 'PUBLSH_PORT means nothing here; did you mean PUBLISH_PORT?'],
  ['LOGLEVEL', 'LOGLEVEL means nothing here; did you mean LOG_LEVEL?'],
  ['SEARCH_ORIGIN', 'SEARCH_ORIGIN means nothing here; did you mean SEARCH_ORIGINS?'],
  ['PUBLISH_WORKERS', 'PUBLISH_WORKERS means nothing here; docs/settings.md lists what does'],
])('warns of %s, which looks like a setting', (name, line) => {
  expect(unknownVariables({ [name]: 'x' }, known)).toEqual([line]);
});

it.each([
  ['PUBLISH_PORT', '4503'],
  ['PATH', '/bin'],
  ['LOG_FORMAT', 'json'],
  ['PUBLISH_PORT_80_TCP', 'tcp://10.0.0.1:80'],
])('is silent about %s', (name, value) => {
  expect(unknownVariables({ [name]: value }, known)).toEqual([]);
});
