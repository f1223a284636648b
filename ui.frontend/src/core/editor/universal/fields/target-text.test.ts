import type { UniversalField } from '../../../../../../shared/authoring/universal-field';
import { NO_DEFINITIONS } from '../frame/Definitions';
import { readEditables } from '../frame/Editable';
import { itemsOf } from '../frame/items';
import { textsOf } from '../frame/texts-of';
import { markedText } from './target-text';

const rect = { x: 0, y: 0, width: 100, height: 20 };
const report = {
  editables: new Map<string, object>([
    ['teaser', { id: 'teaser', resource: 'urn:a:/content/a', type: 'component', model: 'teaser', rect }],
    ['t', { id: 't', parentid: 'teaser', prop: 'title', type: 'text', content: ' Shown ', rect }],
    ['d', { id: 'd', parentid: 'teaser', prop: 'about', type: 'richtext', content: '<p>Shown</p>', rect }],
    ['p', { id: 'p', parentid: 'teaser', prop: 'picture', type: 'media', rect }],
    ['h', { id: 'h', parentid: 'teaser', prop: 'hidden', type: 'text', content: 'In a closed panel' }],
  ]),
};
const mapping = { 'urn:adobe:aue:system:a': 'aem:https://author.example.com' };
const [item] = itemsOf({ editables: readEditables(report), mapping }, 'https://author.example.com').values();
const fields: UniversalField[] = [
  { component: 'boolean', name: 'fromPage', label: 'From the page' },
  {
    ...{ component: 'text', name: 'title', label: 'Headline' },
    condition: { '==': [{ var: 'fromPage' }, false] },
  },
];
const definitions = { ...NO_DEFINITIONS, models: new Map([['teaser', fields]]) };

it('offers the texts that can be seen on the page', () => {
  expect(textsOf(item!).map(({ prop }) => prop)).toEqual(['title', 'about']);
});

it('begins with what is stored, else with what is shown, and then replaces what came from elsewhere', () => {
  const [title, about] = textsOf(item!);
  expect(markedText(item!, title!, definitions, { title: 'Stored' })).toEqual({
    ...{ property: 'title', label: 'Headline', kind: 'plain', value: 'Stored' },
    along: [{ name: 'fromPage', value: false }],
  });
  expect(markedText(item!, title!, definitions, {}).value).toBe('Shown');
  expect(markedText(item!, about!, definitions, undefined)).toEqual({
    ...{ property: 'about', label: 'about', kind: 'rich', value: '<p>Shown</p>', along: [] },
  });
});
