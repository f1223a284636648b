import { ContentTree } from '../../../model-json/core/exporter/content-package/content-tree';
import { APP_ID, componentType } from '../../../shared/addresses/app';
import { migratedIn } from './migrated-components';

const component = (title: string, superType?: string) => ({
  'jcr:primaryType': 'cq:Component',
  'jcr:title': title,
  ...(superType && { 'sling:resourceSuperType': superType }),
});
const own = { [APP_ID]: { components: { title: component('Title', 'core/wcm/components/title/v3/title') } } };
const OWN = new Set([componentType('title'), componentType('container')]);

it('finds which of our components draw those of another site', () => {
  const acme = {
    headline: component('Headline', 'core/wcm/components/title/v2/title'),
    hero: component('Hero', 'acme/components/headline'),
    byline: component('Byline'),
  };
  const found = migratedIn(ContentTree.of({ apps: { ...own, acme: { components: acme } } }), OWN);
  expect(found.filter(({ resourceType }) => resourceType.startsWith('acme'))).toEqual([
    { resourceType: 'acme/components/headline', title: 'Headline', drawnBy: componentType('title') },
    { resourceType: 'acme/components/hero', title: 'Hero', drawnBy: componentType('title') },
  ]);
  expect(found).toContainEqual(
    expect.objectContaining({
      resourceType: 'wcm/foundation/components/responsivegrid',
      drawnBy: componentType('container'),
    }),
  );
});

it('finds nothing in a site that has only its own components', () => {
  expect(migratedIn(ContentTree.of({ apps: own }), OWN)).toEqual([]);
});
