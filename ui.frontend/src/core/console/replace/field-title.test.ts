import { placeTitle } from './field-title';

const of = (type: string, component: string, field: string) =>
  placeTitle({
    component,
    type: `ventora/components/${type}`,
    field,
    path: '/content/ventora/gb/en/jcr:content/root/a',
  });

it('names a text by the label of its field', () => {
  expect(of('teaser', 'Teaser', 'jcr:description')).toBe('Teaser › Description');
});

it('names the title that a component has as a panel of another as the editor does', () => {
  expect(of('teaser', 'Teaser', 'cq:panelTitle')).toBe('Teaser › Panel title');
});

it('names the title of a panel by the list in the dialog of its container', () => {
  expect(of('accordion', 'Accordion', 'item_1/cq:panelTitle')).toBe('Accordion › Items');
});
