import path from 'node:path';
import { compile } from 'sass-embedded';
import { createGridRules } from './grid-rules';
import { createPageStyles } from './page-styles';

const { css } = compile(path.resolve(__dirname, '../../styles/base.scss'), {
  style: 'compressed',
  loadPaths: [path.resolve(__dirname, '../../../sites/ventora/styles')],
});
const namesIn = (text: string) => new Set([...text.matchAll(/\.(aem-Grid[\w-]+)/g)].map(([, name]) => name!));

it('drops the column rules for a page without columns', () => {
  const rest = createGridRules(css)(new Set());
  expect(rest).toContain('.aem-Grid{');
  // A rule for elements without a grid class applies to every page.
  expect(rest.replace(/:not\([^{]*/g, '')).not.toMatch(/\.aem-GridColumn--(default|tablet|phone)--\d/);
});

it('keeps every rule, in order, for a page that has every class', () => {
  expect(createGridRules(css)(namesIn(css))).toBe(css);
});

const styles = createPageStyles(css, new Map());

it('finds the columns of a page at any depth and every breakpoint', () => {
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

it('ignores classes that are not the grid’s', () => {
  expect(styles.forModel({ columnClassNames: { a: 'x}*{display:none' }, gridClassNames: null })).toBe(
    styles.forModel({}),
  );
});
