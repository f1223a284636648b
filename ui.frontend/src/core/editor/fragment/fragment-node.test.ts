import { fieldsOf } from '../dialog/form/read-write';
import { checkValues } from '../dialog/form/check-values';
import { fragmentTabs, TITLE } from './fragment-fields';
import { MASTER, postOf, valuesOf, variationsOf } from './fragment-node';
import type { ModelField } from '../../../../../shared/authoring/fragment-model';
import type { FragmentModel } from './FragmentModel';

const field = (name: string, type: ModelField['type'], more: Partial<ModelField> = {}): ModelField => ({
  name,
  label: name,
  type,
  multiple: false,
  required: false,
  ...more,
});
const model: FragmentModel = {
  path: '/conf/site/settings/dam/cfm/models/dealer',
  title: 'Dealer',
  fields: [
    field('telephone', 'text', { required: true }),
    field('holidays', 'text'),
    field('power', 'number'),
    field('services', 'tag', { multiple: true }),
    field('lead', 'long-text', { mimeType: 'text/html' }),
    field('variants', 'content-fragment', { multiple: true, root: '/content/dam/site' }),
  ],
};
const asset = {
  'jcr:content': {
    'jcr:title': 'Isar Druckluft',
    data: {
      'cq:model': model.path,
      master: { telephone: '089 1', holidays: 'Closed', power: 4, services: ['site:hire'] },
      de: { holidays: 'Geschlossen' },
    },
  },
};
const masterFields = fieldsOf(fragmentTabs(model, true));
const fields = fieldsOf(fragmentTabs(model, false));

it('gives each type of a model its widget', () => {
  expect(masterFields.map(({ name, widget }) => [name, widget])).toEqual([
    [TITLE, 'text'],
    ['telephone', 'text'],
    ['holidays', 'text'],
    ['power', 'number'],
    ['services', 'tags'],
    ['lead', 'richtext'],
    ['variants', 'path'],
  ]);
});

it('checks and offers what the model says', () => {
  const options = [{ value: 'r', text: 'Red' }];
  const pattern = { value: '[A-Z]+', message: 'Only capitals.' };
  const checked = [
    field('code', 'text', { maxLength: 4, pattern }),
    field('power', 'number', { min: 1, max: 9 }),
    field('colour', 'enumeration', { options, required: true }),
  ];
  const [code, power, colour] = fieldsOf(fragmentTabs({ ...model, fields: checked }, false));
  expect(code).toMatchObject({ maxLength: 4, pattern: { value: '[A-Z]+' } });
  expect(power).toMatchObject({ min: 1, max: 9 });
  expect(colour).toMatchObject({ widget: 'select', options });
  const values = { code: 'abcde', power: 10, colour: '' };
  expect(checkValues([code!, power!, colour!], values).map(({ message }) => message)).toEqual([
    'Only capitals.',
    '9 or less.',
    'Choose one.',
  ]);
});

it('reads what a variation lacks from the master', () => {
  expect(variationsOf(asset)).toEqual([MASTER, 'de']);
  expect(valuesOf(fields, asset, 'de')).toMatchObject({ telephone: '089 1', holidays: 'Geschlossen' });
});

it('posts only what has changed, with its type', () => {
  const values = { ...valuesOf(masterFields, asset, MASTER), power: 5.5, [TITLE]: 'Isar' };
  expect(postOf(masterFields, asset, MASTER, values)).toEqual([
    ['./data/master/power', '5.5'],
    ['./data/master/power@TypeHint', 'Double'],
    ['./jcr:title', 'Isar'],
    ['./jcr:title@TypeHint', 'String'],
    ['./jcr:lastModified', ''],
    ['./jcr:lastModifiedBy', ''],
  ]);
  expect(postOf(masterFields, asset, MASTER, valuesOf(masterFields, asset, MASTER))).toEqual([]);
});

it('stores in a variation only what differs from the master, so that the rest follows it', () => {
  const values = { ...valuesOf(fields, asset, 'de'), holidays: 'Closed', telephone: '089 2' };
  expect(postOf(fields, asset, 'de', values)).toEqual([
    ['./data/de/telephone', '089 2'],
    ['./data/de/telephone@TypeHint', 'String'],
    ['./data/de/holidays@Delete', 'true'],
    ['./jcr:lastModified', ''],
    ['./jcr:lastModifiedBy', ''],
  ]);
});
