import { componentType } from '../addresses/app';
import { drawnBy } from './drawn-by';

const superTypes: Readonly<Record<string, string>> = {
  'acme/components/headline': 'acme/components/title',
  'acme/components/title': 'core/wcm/components/title/v3/title',
  'acme/components/field': 'core/wcm/extensions/amp/components/form/text/v1/text',
  'acme/components/ring': 'acme/components/rong',
  'acme/components/rong': 'acme/components/ring',
  'acme/components/byline': 'acme/components/base',
  'acme/components/gallery': 'core/wcm/components/gallery/v1/gallery',
};
const OURS = ['title', 'form/text', 'container'].map(componentType);
const drawn = (type: string) =>
  drawnBy(
    type,
    (each) => OURS.includes(each),
    (each) => superTypes[each],
  );

it.each([
  [componentType('title'), componentType('title')],
  ['acme/components/headline', componentType('title')],
  ['acme/components/field', componentType('form/text')],
  ['core/wcm/components/title/v1/title', componentType('title')],
  ['wcm/foundation/components/responsivegrid', componentType('container')],
])('draws %s by %s', (type, by) => expect(drawn(type)).toBe(by));

it.each(['acme/components/byline', 'acme/components/gallery', 'acme/components/ring', 'unheard/of'])(
  'knows that nothing draws %s',
  (type) => expect(drawn(type)).toBeUndefined(),
);
