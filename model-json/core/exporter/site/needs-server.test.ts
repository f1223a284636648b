import { componentType } from '../../../../shared/addresses/app';
import { exportComponent } from './testing';

const asFiles = (type: string, properties: object = {}) =>
  exportComponent(type, properties, { services: { isStatic: true } });

it.each(['comparison', 'sizinghelper'])(
  'says in a site of files that nobody answers a %s, with links to its sections',
  (type) => {
    expect(exportComponent(type)[':type']).toBe(componentType(type));
    const { ':type': shown, text, richText } = asFiles(type);
    expect([shown, richText]).toEqual([componentType('text'), true]);
    expect(text).toMatch(
      /^<p>[^<]+ from here\. .*<\/p><ul><li><a href="\/content\/ventora\/gb\/en\/products\.html">Products/,
    );
  },
);

it('searches in the browser, and says to those without scripts that it cannot be done', () => {
  const { service, withoutScripts } = asFiles('filterlist');
  expect(service).toBe(exportComponent('filterlist').service);
  expect(withoutScripts).toMatch(
    /^<p>This site cannot be searched from here\. .*<\/p><ul><li><a href="\/content\/ventora\/gb\/en\/products\.html">Products/,
  );
  expect(asFiles('filterlist', { kind: 'product' }).withoutScripts).toBe(
    '<p>This list can only be filtered with JavaScript.</p>',
  );
  expect(exportComponent('filterlist').withoutScripts).toBeUndefined();
});

it('has no filters of documents, and says so', () => {
  expect(exportComponent('documentlist')).toMatchObject({ action: expect.any(String) as string });
  const { action, note } = asFiles('documentlist');
  expect(action).toBeUndefined();
  expect(note).toBe('The list cannot be filtered from here.');
});

it('offers no other units', () => {
  expect(exportComponent('commerce/productlist').unitsLinks).toBeDefined();
  expect(asFiles('commerce/productlist').unitsLinks).toBeUndefined();
});
