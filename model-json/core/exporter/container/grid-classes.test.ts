import { ContentTree } from '../content-package/content-tree';
import { columnClassNames, gridClassNames, gridColumns } from './grid-classes';

/* What AEM's own grid answers for the same content. */

const box = (responsive?: object) =>
  ContentTree.of({ ...(responsive && { 'cq:responsive': responsive }) } as never).get('/')!;
const column = (child: object | undefined, grid?: object) =>
  columnClassNames(box(child), box(grid), 12).replaceAll('aem-GridColumn--', '');
const grid = (own: object | undefined, ...children: (object | undefined)[]) =>
  gridClassNames(box(own), children.map(box), 12).replaceAll('aem-Grid--', '');

it('fills the row if an author set no width', () => {
  expect(column(undefined)).toBe('aem-GridColumn default--12');
  expect(column({})).toBe('aem-GridColumn default--12');
});

it('gives each breakpoint the width, offset and behaviour that an author set, or those of a full row', () => {
  const responsive = {
    default: { width: '6', offset: '2' },
    tablet: { width: 8, offset: 0, behavior: 'newline' },
    phone: { behavior: 'hide' },
  };
  expect(column(responsive).split(' ')).toEqual([
    'aem-GridColumn',
    ...['default--6', 'offset--default--2', 'default--none'],
    ...['tablet--8', 'offset--tablet--0', 'tablet--newline'],
    ...['phone--12', 'offset--phone--0', 'phone--hide'],
  ]);
});

it('keeps the full width on other devices when an author sets a behaviour for one', () => {
  expect(column({ phone: { behavior: 'hide' } })).toBe(
    'aem-GridColumn default--12 phone--12 offset--phone--0 phone--hide',
  );
});

it('shows on a narrow page what is hidden on a wide one', () => {
  expect(column({ default: { behavior: 'hide' }, phone: { behavior: 'none' } })).toBe(
    'aem-GridColumn default--12 offset--default--0 default--hide phone--12 offset--phone--0 phone--none',
  );
});

it('fills a narrow container at each of its widths', () => {
  const narrow = { default: { width: 6 }, tablet: { width: 8 } };
  expect(column(undefined, narrow)).toBe('aem-GridColumn default--6 tablet--8');
  expect(column({ tablet: { width: 4 } }, narrow)).toBe(
    'aem-GridColumn default--6 tablet--4 offset--tablet--0 tablet--none',
  );
});

it('gives a narrow container as many columns as its own width', () => {
  expect(grid({ default: { width: 6 }, tablet: { width: 8 } }, undefined)).toBe(
    'aem-Grid 6 default--6 tablet--8',
  );
});

it('names a breakpoint that only a child has settings for', () => {
  expect(grid(undefined, { tablet: { width: 4 } }, { phone: { offset: 1 } })).toBe(
    'aem-Grid 12 default--12 tablet--12 phone--12',
  );
});

it('has twelve columns unless the policy says otherwise', () => {
  expect(gridColumns({})).toBe(12);
  expect(gridColumns({ columns: '24' })).toBe(24);
});
