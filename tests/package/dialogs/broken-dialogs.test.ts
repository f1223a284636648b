import { dialogProblems } from '../../../scripts/generate/dialog-problems';
import type { Dialog, DialogField } from '../../../ui.frontend/src/core/kit/dialogs/dialog';

const problemsOf = (...fields: DialogField[]) =>
  dialogProblems({ tabs: [{ title: 'Properties', fields }] }).map(({ message }) => message);

const title: DialogField = {
  widget: 'text',
  words: 'prose',
  name: 'jcr:title',
  label: 'Title',
  feeds: ['title'],
};
const kind: DialogField = {
  widget: 'select',
  name: 'kind',
  label: 'Kind',
  options: [
    { value: 'news', text: 'News' },
    { value: 'hero', text: 'Hero' },
  ],
};
const ticked: DialogField = { widget: 'checkbox', name: 'ticked', label: 'Ticked' };

it('accepts a valid dialog', () => {
  expect(problemsOf(title, { ...kind, value: 'hero' }, ticked, { ...title, name: 'a/b', showWhen: { name: 'kind', is: 'news' } })).toEqual([]); // prettier-ignore
});

it.each<[what: string, fields: DialogField[], message: string]>([
  ['a name twice', [title, title], '"jcr:title" is written by two fields'],
  [
    'two links on one level, which share their target',
    [
      { widget: 'link', name: 'first', label: 'First' },
      { widget: 'link', name: 'second', label: 'Second' },
    ],
    '"linkTarget" is written by two fields',
  ],
  ['a name that is not a path', [{ ...title, name: '../title' }], '"../title" is not a path'],
  ['a namespace that nobody knows', [{ ...title, name: 'acme:title' }], '"acme:title" is not a path'],
  ['no label', [{ ...title, label: ' ' }], 'it has no label'],
  ['an expression in a label', [{ ...title, label: 'In ${currency}' }], 'evaluates as an expression'],
  ['a text that nobody classified', [{ widget: 'texts', name: 'a', label: 'A' }], 'set its words'],
  ['no such widget', [{ ...title, widget: 'colour' } as unknown as DialogField], 'no widget "colour"'],
  [
    'a focal point without a picture',
    [title, { widget: 'focalpoint', name: 'focalPoint', label: 'Focal point', of: 'jcr:title', crops: [] }],
    'its picture, "jcr:title", is not a field of this dialog that holds a single picture',
  ],
  [
    'texts for the entries of a field without entries',
    [
      title,
      {
        widget: 'texts',
        name: 'cells',
        words: 'prose',
        label: 'Cells',
        per: { of: 'jcr:title', title: 'title' },
      },
    ],
    '"cells" has one text for each entry of "jcr:title", which is not another multifield of this dialog',
  ],
  [
    'a choice of several texts',
    [{ widget: 'texts', name: 'a', words: 'none', label: 'A', options: [{ value: 'a', text: 'A' }] }],
    'its options are for models of other applications',
  ],
  ['no options', [{ ...kind, options: [] } as DialogField], 'it has no options'],
  [
    'an option twice',
    [{ ...kind, options: [{ value: 'a', text: 'A' }, { value: 'a', text: 'B' }] } as DialogField], // prettier-ignore
    'two options have the value "a"',
  ],
  [
    'a default that is not an option',
    [{ ...kind, value: 'x' } as DialogField],
    '"x" is not among its options: "news", "hero"',
  ],
  [
    'a pattern that is not a regular expression',
    [{ ...title, pattern: { value: '[a-z', message: 'Letters' } } as DialogField],
    'its pattern is not a regular expression',
  ],
  [
    'a pattern without a message',
    [{ ...title, pattern: { value: '[a-z]', message: '' } } as DialogField],
    'its pattern has no message',
  ],
  [
    'an unknown root',
    [{ widget: 'path', name: 'page', label: 'Page', root: '/content/acme' }],
    'its root "/content/acme" is unknown',
  ],
  [
    'showWhen on an unknown field',
    [{ ...title, showWhen: { name: 'x', is: true } }],
    'names "x", which is not a field',
  ],
  [
    'showWhen on a text field',
    [title, { ...ticked, showWhen: { name: 'jcr:title', is: 'x' } }],
    'only a select or a checkbox can show a field',
  ],
  [
    'showWhen with a value that the select does not have',
    [kind, { ...ticked, showWhen: { name: 'kind', is: 'x' } }],
    '"kind" can be "news", "hero"',
  ],
  [
    'showWhen with a word for a checkbox',
    [ticked, { ...title, showWhen: { name: 'ticked', is: 'yes' } }],
    'wait for true or false',
  ],
  [
    'a reversed range',
    [{ widget: 'number', name: 'n', label: 'N', min: 2, max: 1 }],
    'minimum 2 is greater than its maximum 1',
  ],
  [
    'a default out of range',
    [{ widget: 'number', name: 'n', label: 'N', max: 1, value: 2 }],
    'its default 2 is out of range',
  ],
  ['a step of zero', [{ widget: 'number', name: 'n', label: 'N', step: 0 }], 'its step 0'],
  ['entries without fields', [{ widget: 'multifield', name: 'm', label: 'M', fields: [] }], 'needs fields'],
  [
    'a name twice in an entry',
    [{ widget: 'multifield', name: 'm', label: 'M', fields: [title, title] }],
    '"jcr:title" is written by two fields',
  ],
  [
    'showWhen in an entry',
    [
      ticked,
      {
        widget: 'multifield',
        name: 'm',
        label: 'M',
        fields: [{ ...title, showWhen: { name: 'ticked', is: true } }],
      },
    ],
    'does not work in the entries of a multifield',
  ],
  [
    'a panel picker without panels',
    [{ widget: 'panel', name: 'activeItem', label: 'First' }],
    'needs the list of panels',
  ],
])('refuses %s', (_, fields, message) => {
  expect(problemsOf(...fields)).toEqual([expect.stringContaining(message)]);
});

it('refuses tabs without fields, and two of the same title', () => {
  const dialog: Dialog = {
    tabs: [
      { title: 'Text', fields: [title] },
      { title: 'text', fields: [] },
    ],
  };
  expect(dialogProblems(dialog).map(({ message }) => message)).toEqual([
    'two tabs are called "text"; give each a title of its own',
    'the tab "text" has no fields; give it one or delete it',
  ]);
});
