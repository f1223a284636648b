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
])('finds the page for %s', (requested, found) => {
  expect(findPage(root, requested).page[':path']).toBe(found);
});

it('lists the places where a missing page was expected', () => {
  expect(() => findPage(root, `${path}/b.html`)).toThrow(
    `The page "${path}/b" is not in the model: it is neither $[":path"], which is "${path}", nor one of the 2 keys of $[":children"]`,
  );
});

it('finds no page under a name that every object has', () => {
  expect(() => findPage(root, 'constructor')).toThrow('is not in the model');
});

it.each([
  ['<html>', 'The body is not JSON: '],
  ['[]', '$ is an array; expected an object'],
  ['null', '$ is null'],
  ['{}', '$[":type"] is missing; expected text like "ventora/components/page"'],
  ['{":type":"site/page"}', '$[":path"] is missing; expected text like "/content/ventora/gb/en"'],
  ['{":type":"site/page",":path":7}', '$[":path"] is a number'],
  [
    JSON.stringify(page('/content/other')),
    '$[":path"] is "/content/other", but the header Page-Model-Root-URL says "/content/site/en"',
  ],
])('reports what is wrong with %s', (json, message) => {
  expect(() => readRoot(json, path)).toThrow(message);
});

it.each([
  [[], '$[":children"] is an array'],
  [{ [`${path}/a`]: 'text' }, `$[":children"]["${path}/a"] is a string; expected an object`],
  [{ [`${path}/a`]: { ':type': '' } }, `$[":children"]["${path}/a"][":type"] is empty`],
])('names the invalid place in the hierarchy: %j', (children, message) => {
  const broken = readRoot(JSON.stringify({ ...root, ':children': children }), path);
  expect(() => findPage(broken, `${path}/a.html`)).toThrow(message);
});
