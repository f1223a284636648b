import { findPage, readRoot } from './page-in-hierarchy';

const path = '/content/site/en';
const page = (at: string) => ({ ':type': 'site/page', ':path': at });
const root = {
  ...page(path),
  ':children': { [`${path}/a`]: page(`${path}/a`), [`${path}/v1.2`]: page(`${path}/v1.2`) },
};

it.each([
  [`${path}.html`, path],
  [`${path}/a`, `${path}/a`],
  [`${path}/a.html`, `${path}/a`],
  [`${path}/a.print.a4.html`, `${path}/a`],
  [`${path}/a.html/suffix.html`, `${path}/a`],
  [`${path}/v1.2.html`, `${path}/v1.2`],
])('finds the page that %s means', (requested, found) => {
  expect(findPage(root, requested).page[':path']).toBe(found);
});

it('says where a page that is not there would have been', () => {
  expect(() => findPage(root, `${path}/b.html`)).toThrow(
    `The page "${path}/b" is not in the model: it is neither $[":path"], which is "${path}", nor one of the 2 keys of $[":children"]`,
  );
});

it('knows no page by a name that every object has', () => {
  expect(() => findPage(root, 'constructor')).toThrow('is not in the model');
});

it.each([
  ['<html>', 'The body is not JSON: '],
  ['[]', '$ is an array; it would be an object'],
  ['null', '$ is null'],
  ['{}', '$[":type"] is missing; it would be text like "ventora/components/page"'],
  ['{":type":"site/page"}', '$[":path"] is missing; it would be text like "/content/ventora/gb/en"'],
  ['{":type":"site/page",":path":7}', '$[":path"] is a number'],
  [
    JSON.stringify(page('/content/other')),
    '$[":path"] is "/content/other", but the header Page-Model-Root-URL says "/content/site/en"',
  ],
])('says what is wrong with %s', (json, message) => {
  expect(() => readRoot(json, path)).toThrow(message);
});

it.each([
  [[], '$[":children"] is an array'],
  [{ [`${path}/a`]: 'text' }, `$[":children"]["${path}/a"] is a string; it would be an object`],
  [{ [`${path}/a`]: { ':type': '' } }, `$[":children"]["${path}/a"][":type"] is empty`],
])('names the place in the hierarchy that is wrong: %j', (children, message) => {
  const broken = readRoot(JSON.stringify({ ...root, ':children': children }), path);
  expect(() => findPage(broken, `${path}/a.html`)).toThrow(message);
});
