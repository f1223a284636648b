import type { DialogField } from '../../../../../ui.frontend/src/core/entries/editing';
import { writeValues } from './form-values';

const fields: DialogField[] = [
  {
    ...{ widget: 'select', name: 'from', label: 'From' },
    options: ['children', 'static'].map((value) => ({ value, text: value })),
  },
  ...(['pages', 'query'] as const).map((name): DialogField => {
    const showWhen = { name: 'from', is: 'static' };
    return name === 'pages'
      ? { widget: 'path', name, label: 'Pages', root: '/content', multiple: true, showWhen }
      : { widget: 'text', name, label: 'Query', words: 'query', showWhen };
  }),
];
const node = { from: 'static', pages: ['/content/a'] };

it('lets a value be taken away together with the choice that it belongs to', () => {
  expect(writeValues(fields, node, { from: 'children', pages: [], query: '' }).problems).toEqual([]);
});

it('refuses a value for a field that the choice does not show', () => {
  const { problems } = writeValues(fields, node, { from: 'children', query: 'pumps' });
  expect(problems.map(({ place }) => place)).toEqual(['query']);
});
