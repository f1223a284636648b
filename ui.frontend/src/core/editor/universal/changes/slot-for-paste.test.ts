import { NO_DEFINITIONS, type Definitions } from '../frame/Definitions';
import { readEditables } from '../frame/Editable';
import { itemsOf, type Item, type Items } from '../frame/items';
import { slotForPaste } from './slot-for-paste';

const OWN = 'https://author.example.com';
const mapping = { 'urn:adobe:aue:system:aemconnection': `aem:${OWN}` };
const place = (id: string, parentid: string, more: object) =>
  [id, { id, parentid, resource: `urn:aemconnection:/content/a/${id}`, type: 'component', ...more }] as const;

/** A page with two containers, one of which has another one in it. */
const items: Items = itemsOf(
  {
    mapping,
    editables: readEditables({
      editables: new Map<string, object>([
        place('main', '', { type: 'container', filter: 'main' }),
        place('text', 'main', { model: 'text' }),
        place('inner', 'main', { type: 'container', filter: 'inner' }),
        place('title', 'inner', { model: 'title' }),
        place('plain', 'inner', {}),
      ]),
    }),
  },
  OWN,
);
const component = (id: string) => ({ id, title: id, group: '', resourceType: id, template: {} });
const definitions: Definitions = {
  ...NO_DEFINITIONS,
  components: [component('text'), component('title')],
  filters: new Map([
    ['main', ['text', 'title']],
    ['inner', ['title']],
  ]),
};
const item = (id: string): Item => items.get(id)!;
const slot = (pasted: string, at: string) => {
  const found = slotForPaste(items, definitions, item(pasted), item(at));
  return typeof found === 'string' ? found : [found.container.path, found.next?.path];
};

it('pastes into a container that takes the component, else after it', () => {
  expect(slot('title', 'main')).toEqual(['main', undefined]);
  expect(slot('title', 'inner')).toEqual(['inner', undefined]);
  expect(slot('text', 'inner')).toEqual(['main', undefined]);
});

it('asks the server about a component that the page does not define', () => {
  expect(slot('plain', 'inner')).toEqual(['inner', undefined]);
});

it('pastes after a component, and leaves one that already follows where it is', () => {
  expect(slot('title', 'text')).toEqual(['main', 'inner']);
  expect(slot('plain', 'title')).toEqual(['inner', undefined]);
  expect(slot('inner', 'text')).toEqual(['main', undefined]);
});

it('pastes nothing into itself, and nothing beside the topmost container', () => {
  expect(slot('inner', 'title')).toBe('A component cannot be put inside itself.');
  expect(slot('inner', 'inner')).toEqual(['main', undefined]);
  expect(slot('main', 'main')).toBe('Select where to paste first.');
});
