import path from 'node:path';
import { compile } from 'sass-embedded';
import { createFocalRules } from './focal-rules';
import { createPageStyles } from './page-styles';

const { css } = compile(path.resolve(__dirname, '../../styles/focal-point.scss'), { style: 'compressed' });
const focalRules = createFocalRules(css);

it('gives a page only the rules of its own focal points', () => {
  expect(focalRules(['30,40']).match(/[^}]+\}/g)).toEqual([
    '.focal{object-position:var(--focal-x) var(--focal-y) !important}',
    expect.stringMatching(/^\.focal-x-30\{--focal-x: ?30%;?\}$/),
    expect.stringMatching(/^\.focal-y-40\{--focal-y: ?40%;?\}$/),
  ]);
});

it('writes each focal rule once, however many pictures use it', () => {
  expect(focalRules(['30,40', '30,41', '30,40']).match(/focal-x-30/g)).toHaveLength(1);
});

it('has a focal rule for every whole percentage', () => {
  for (let percent = 0; percent <= 100; percent += 1) {
    const point = `${percent},${100 - percent}`;
    expect(focalRules([point])).toContain(`--focal-y: ${100 - percent}%`);
  }
});

const styles = createPageStyles('base{}', new Map(), new Map(), new Set(), focalRules);

it('adds nothing to a page without focal points', () => {
  expect(styles.forModel({ image: { src: '/a.jpg' } })).toBe('base{}');
});

it('finds the focal points of pictures at any depth', () => {
  const css = styles.forModel({ ':items': { list: { cards: [{ image: { focalPoint: '7,9' } }] } } });
  expect(css).toContain('.focal-x-7{');
  expect(css).toContain('.focal-y-9{');
});

it('ignores invalid focal points, so that no content gets into the styles', () => {
  expect(styles.forModel({ image: { focalPoint: '1,2}*{display:none' } })).toBe('base{}');
});
