import { ContentTree } from '../content-package/content-tree';
import { createContext } from '../create-context';
import { appliedCssClassNames, appliedHtmlElement } from './applied-styles';

const policy = ContentTree.of({
  'cq:styleDefaultClasses': 'plain',
  'cq:styleGroups': {
    item0: {
      'cq:styles': {
        item0: { 'cq:styleId': 'blue', 'cq:styleClasses': 'on-blue' },
        item1: { 'cq:styleId': 'light', 'cq:styleClasses': 'on-light' },
      },
    },
    item1: { 'cq:styles': { item0: { 'cq:styleId': 'wide', 'cq:styleClasses': 'is-wide with-gap' } } },
  },
}).get('/')!;

function classesOf(picked?: string | string[], rule: typeof policy | undefined = policy) {
  const tree = ContentTree.of({ box: picked === undefined ? {} : { 'cq:styleIds': picked } });
  return appliedCssClassNames(
    tree.get('/box')!,
    createContext({ tree, currentPage: undefined, policy: () => rule }),
  );
}

it('gives the classes of the picked styles in policy order', () => {
  expect(classesOf(['wide', 'blue'])).toBe('on-blue is-wide with-gap');
});

it('accepts a single style as a list of one', () => expect(classesOf('light')).toBe('on-light'));
it("gives the policy's default if no style is picked", () => expect(classesOf()).toBe('plain'));
it('skips a style that the policy no longer has', () =>
  expect(classesOf(['gone', 'light'])).toBe('on-light'));
it('gives nothing without a policy', () => {
  const tree = ContentTree.of({ box: { 'cq:styleIds': ['blue'] } });
  expect(
    appliedCssClassNames(tree.get('/box')!, createContext({ tree, currentPage: undefined })),
  ).toBeUndefined();
});

describe('the element of a style', () => {
  const elements = ContentTree.of({
    'cq:styleDefaultElement': 'section',
    'cq:styleGroups': {
      item0: {
        'cq:styles': {
          item0: { 'cq:styleId': 'plain', 'cq:styleClasses': 'plain' },
          item1: { 'cq:styleId': 'top', 'cq:styleElement': 'header' },
          item2: { 'cq:styleId': 'bottom', 'cq:styleElement': 'footer' },
        },
      },
    },
  }).get('/')!;
  const elementOf = (picked: readonly string[], rule: typeof elements | undefined = elements) => {
    const tree = ContentTree.of({ box: { 'cq:styleIds': [...picked] } });
    const context = createContext({ tree, currentPage: undefined, policy: () => rule });
    return appliedHtmlElement(tree.get('/box')!, context);
  };

  it('is that of the first picked style that names one', () => {
    expect(elementOf(['bottom', 'plain', 'top'])).toBe('header');
  });

  it('is the policy’s default if no picked style names one', () => {
    expect(elementOf(['plain'])).toBe('section');
  });

  it('is none if the policy names none', () => expect(elementOf(['blue'], policy)).toBeUndefined());
});
