import path from 'node:path';
import { compile } from 'sass';
import { createGridRules } from './grid-rules';
import { createPageStyles } from './page-styles';

const { css } = compile(path.resolve(__dirname, '../../styles/base.scss'), {
  style: 'compressed',
  loadPaths: [path.resolve(__dirname, '../../../sites/ventora/styles')],
});
const namesIn = (text: string) => new Set([...text.matchAll(/\.(aem-Grid[\w-]+)/g)].map(([, name]) => name!));

it('leaves a page without columns no rule of one width', () => {
  const rest = createGridRules(css)(new Set());
  expect(rest).toContain('.aem-Grid{');
  // A rule that says what columns a grid must not have is one of every page.
  expect(rest.replace(/:not\([^{]*/g, '')).not.toMatch(/\.aem-GridColumn--(default|tablet|phone)--\d/);
});

it('gives every rule back to a page that has every class, in its order', () => {
  expect(createGridRules(css)(namesIn(css))).toBe(css);
});

const styles = createPageStyles(css, new Map());

it('finds the columns of a page however deep they stand, at every breakpoint', () => {
  const page = styles.forModel({
    ':items': {
      root: {
        gridClassNames: 'aem-Grid aem-Grid--default--6',
        columnClassNames: { text: 'aem-GridColumn aem-GridColumn--default--3 aem-GridColumn--phone--12' },
      },
    },
  });
  const widths = [...page.matchAll(/\.(aem-Grid(?:Column)?--(?:default|tablet|phone)--\d+)\{/g)].map(
    ([, name]) => name,
  );
  expect(widths).toEqual(['aem-GridColumn--default--3', 'aem-Grid--default--6', 'aem-GridColumn--phone--12']);
});

it('takes no words that are not of the grid', () => {
  expect(styles.forModel({ columnClassNames: { a: 'x}*{display:none' }, gridClassNames: null })).toBe(
    styles.forModel({}),
  );
});
