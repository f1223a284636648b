import { dialogs } from '../../../../ui.frontend/src/core/entries/editing';
import { universalFields } from './fields';

const label = 'Label';

it('says what a text may be, and when its field shows', () => {
  expect(
    universalFields([
      {
        ...{ widget: 'text', name: 'jcr:title', label, maxLength: 60, required: true, words: 'prose' },
        pattern: { value: '[a-z]+', message: 'Small letters' },
        showWhen: { name: 'titleFromPage', is: false },
      },
    ]),
  ).toEqual([
    {
      ...{ component: 'text', name: 'jcr:title', label, valueType: 'string', required: true },
      validation: { maxLength: 60, regExp: '[a-z]+', customErrorMsg: 'Small letters' },
      condition: { '==': [{ var: 'titleFromPage' }, false] },
    },
  ]);
});

it('offers the options of a selection, and what is chosen at first', () => {
  const [field] = universalFields([
    { widget: 'select', name: 'type', label, options: [{ value: 'h2', text: 'Heading 2' }], value: 'h2' },
  ]);
  expect(field).toMatchObject({
    component: 'select',
    value: 'h2',
    options: [{ name: 'Heading 2', value: 'h2' }],
  });
});

it('lets assets be chosen as assets, and pages as content below their root', () => {
  const [asset, page] = universalFields([
    { widget: 'path', name: 'fileReference', label, root: '/content/dam', accepts: 'image/*' },
    { widget: 'path', name: 'page', label, root: '/content/site', multiple: true },
  ]);
  expect(asset).toMatchObject({ component: 'reference', valueType: 'string' });
  expect(page).toMatchObject({
    component: 'aem-content',
    multi: true,
    validation: { rootPath: '/content/site' },
  });
});

it('has a field each for a picture and its alternative text', () => {
  expect(
    universalFields([{ widget: 'image', name: 'image', label: 'Picture' }]).map(({ name }) => name),
  ).toEqual(['image/fileReference', 'image/alt']);
});

it('repeats the fields of a list', () => {
  const [list] = universalFields([
    {
      widget: 'multifield',
      name: 'actions',
      label,
      fields: [{ widget: 'number', name: 'n', label, min: 1, max: 9 }],
    },
  ]);
  expect(list).toMatchObject({
    ...{ component: 'container', multi: true },
    fields: [{ component: 'number', validation: { numberMin: 1, numberMax: 9 } }],
  });
});

it.each([...dialogs])('knows each field of %s by a name that is there once', (_type, { tabs }) => {
  const names = universalFields(tabs.flatMap(({ fields }) => fields)).map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
});
