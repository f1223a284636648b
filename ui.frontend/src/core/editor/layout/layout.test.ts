import { breakpointFor, breakpointsOf } from './breakpoints';
import { fitted, layoutAt, layoutCommand } from './column-layout';

const node = (members = {}) => ({ 'jcr:primaryType': 'nt:unstructured', ...members });
const page = node({
  'cq:responsive': node({
    breakpoints: node({
      phone: node({ title: 'Phone', width: 767 }),
      tablet: node({ title: 'Tablet', width: 1365 }),
    }),
  }),
});
const breakpoints = breakpointsOf(page);
const [everywhere, tablet, phone] = breakpoints as [
  (typeof breakpoints)[0],
  (typeof breakpoints)[0],
  (typeof breakpoints)[0],
];
const teaser = (responsive: object) => node({ 'cq:responsive': node(responsive) });

it('finds the breakpoint for a page width', () => {
  expect([320, 767, 768, 1365, 1366].map((width) => breakpointFor(breakpoints, width).name)).toEqual([
    'phone',
    'phone',
    'tablet',
    'tablet',
    'default',
  ]);
  expect(breakpointFor(breakpointsOf(undefined), 320).name).toBe('default');
});

it('inherits from the next wider breakpoint that has a layout', () => {
  const component = teaser({
    default: node({ width: '6', offset: '2' }),
    tablet: node({ width: '8', behavior: 'hide' }),
  });
  expect(layoutAt(component, breakpoints, everywhere, 12)).toEqual({
    width: 6,
    offset: 2,
    isHidden: false,
    isOwn: true,
  });
  expect(layoutAt(component, breakpoints, phone, 12)).toEqual({
    width: 8,
    offset: 0,
    isHidden: true,
    isOwn: false,
  });
  expect(layoutAt(component, breakpoints, phone, 6)).toMatchObject({ width: 6 });
  expect(layoutAt(node(), breakpoints, tablet, 12)).toEqual({
    width: 12,
    offset: 0,
    isHidden: false,
    isOwn: false,
  });
});

it('keeps a column within its row', () => {
  expect(fitted(0, -1, 12)).toEqual({ width: 1, offset: 0 });
  expect(fitted(12, 4, 12)).toEqual({ width: 8, offset: 4 });
  expect(fitted(3, 20, 12)).toEqual({ width: 1, offset: 11 });
});

it('writes layouts as strings, like AEM, and leaves other breakpoints alone', () => {
  const component = teaser({ default: node({ width: '6', offset: '0' }) });
  expect(layoutCommand('/p/teaser', component, phone, { width: 12, offset: 0 })).toEqual({
    type: 'set',
    path: '/p/teaser',
    properties: {},
    children: {
      'cq:responsive': node({
        default: node({ width: '6', offset: '0' }),
        phone: node({ width: '12', offset: '0' }),
      }),
    },
  });
});

it('hides a component, shows one that a wider breakpoint hides, and resets a layout', () => {
  const hidden = teaser({ default: node({ behavior: 'hide' }) });
  expect(layoutCommand('/p/t', hidden, phone, { isHidden: false })).toMatchObject({
    children: { 'cq:responsive': { phone: { behavior: 'none' } } },
  });
  expect(layoutCommand('/p/t', hidden, everywhere, 'inherit')).toMatchObject({
    children: { 'cq:responsive': null },
  });
});
