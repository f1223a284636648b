import { ownName, summaryOf } from './describe';

it.each([
  ['its title', { 'jcr:title': 'Four ways to the right machine' }, 'Four ways to the right machine'],
  [
    'its panel’s title rather than its own',
    { 'cq:panelTitle': 'Data', 'jcr:title': 'Technical data' },
    'Data',
  ],
  ['its text without markup', { text: '<p>Oil&nbsp;free &amp; <b>quiet</b></p>' }, 'Oil free & quiet'],
  ['its file name', { fileReference: '/content/dam/ventora/m-100.jpg' }, 'm-100.jpg'],
  ['nothing if it has no text', { 'sling:resourceType': 'x/separator' }, ''],
])('summarises an item by %s', (_, node, summary) => {
  expect(summaryOf(node)).toBe(summary);
});

it('cuts a long summary at a word', () => {
  const summary = summaryOf({ text: 'compressed air '.repeat(20) });
  expect(summary.length).toBeLessThanOrEqual(61);
  expect(summary).toMatch(/(compressed|air)…$/);
});

it.each([
  ['/p/main/air_net', 'x/container', 'air net'],
  ['/p/main/container_2', 'x/container', ''],
  ['/p/main/form', 'x/form/container', 'form'],
  ['/p/tabs/item_1', 'x/container', ''],
])('%s is named as its author chose', (path, type, name) => {
  expect(ownName(path, type)).toBe(name);
});
