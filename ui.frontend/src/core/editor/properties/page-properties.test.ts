import { readdirSync } from 'node:fs';
import path from 'node:path';
import { fieldsOf } from '../dialog/form/read-write';
import { pageProperties } from './page-properties.dialog';

const fields = fieldsOf(pageProperties.tabs);

it('offers every brand that has a theme', () => {
  const themes = readdirSync(path.resolve(__dirname, '../../../sites/ventora/themes')).map(
    (file) => path.parse(file).name,
  );
  const brand = fields.find(({ name }) => name === 'brand');
  if (brand?.widget !== 'select') throw new Error('The brand is not a select');
  expect(brand.options.map(({ value }) => value).filter(Boolean)).toEqual(themes.sort());
});

it('lets authors choose the product or family of a page', () => {
  expect(fields.find(({ name }) => name === 'productPath')).toMatchObject({
    widget: 'path',
    root: '/content/dam/ventora/products',
  });
  expect(fields.find(({ name }) => name === 'family')).toMatchObject({ widget: 'tags' });
});
