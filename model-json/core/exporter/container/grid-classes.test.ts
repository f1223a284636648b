import { ContentTree } from '../content-package/content-tree';
import { columnClassNames, gridClassNames, gridColumns } from './grid-classes';

const box = (responsive: object) => ContentTree.of({ 'cq:responsive': responsive as never }).get('/')!;

it('fills the row if an author set no width', () => {
  expect(columnClassNames(box({}), 12)).toBe('aem-GridColumn aem-GridColumn--default--12');
});

it('gives each breakpoint the width, offset and behaviour that an author set', () => {
  const responsive = {
    default: { width: '6', offset: '2' },
    tablet: { width: 8, offset: 0, behavior: 'newline' },
    phone: { behavior: 'hide' },
  };
  expect(columnClassNames(box(responsive), 12).split(' ')).toEqual([
    'aem-GridColumn',
    'aem-GridColumn--default--6',
    'aem-GridColumn--offset--default--2',
    'aem-GridColumn--tablet--8',
    'aem-GridColumn--offset--tablet--0',
    'aem-GridColumn--tablet--newline',
    'aem-GridColumn--phone--hide',
  ]);
});

it('keeps the full width on other devices when an author sets a behaviour for one', () => {
  expect(columnClassNames(box({ phone: { behavior: 'hide' } }), 12)).toBe(
    'aem-GridColumn aem-GridColumn--default--12 aem-GridColumn--phone--hide',
  );
});

it('shows on a narrow page what is hidden on a wide one', () => {
  expect(columnClassNames(box({ default: { behavior: 'hide' }, phone: { behavior: 'none' } }), 12)).toBe(
    'aem-GridColumn aem-GridColumn--default--12 aem-GridColumn--default--hide aem-GridColumn--phone--none',
  );
});

it('gives a narrow container as many columns as its own width', () => {
  const narrow = box({ default: { width: 6 }, tablet: { width: 8 } });
  const columns = gridColumns(narrow, {});
  expect(columns).toBe(6);
  expect(gridClassNames(columns, narrow)).toBe(
    'aem-Grid aem-Grid--6 aem-Grid--default--6 aem-Grid--tablet--8',
  );
});

it('has twelve columns unless the policy says otherwise', () => {
  expect(gridColumns(box({}), {})).toBe(12);
  expect(gridColumns(box({}), { columns: '24' })).toBe(24);
});
