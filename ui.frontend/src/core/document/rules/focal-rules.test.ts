import path from 'node:path';
import { compile } from 'sass';
import { createFocalRules } from './focal-rules';
import { createPageStyles } from './page-styles';

const { css } = compile(path.resolve(__dirname, '../../styles/focal-point.scss'), { style: 'compressed' });
const focalRules = createFocalRules(css);

it('gives a page the rules of its own points and no others', () => {
  expect(focalRules(['30,40']).match(/[^}]+\}/g)).toEqual([
    '.focal{object-position:var(--focal-x) var(--focal-y) !important}',
    expect.stringMatching(/^\.focal-x-30\{--focal-x: ?30%;?\}$/),
    expect.stringMatching(/^\.focal-y-40\{--focal-y: ?40%;?\}$/),
  ]);
});

it('says each rule once, however many pictures want it', () => {
  expect(focalRules(['30,40', '30,41', '30,40']).match(/focal-x-30/g)).toHaveLength(1);
});

it('knows every whole percent', () => {
  for (let percent = 0; percent <= 100; percent += 1) {
    const point = `${percent},${100 - percent}`;
    expect(focalRules([point])).toContain(`--focal-y: ${100 - percent}%`);
  }
});

const styles = createPageStyles('base{}', new Map(), new Map(), new Set(), focalRules);

it('costs a page without focal points nothing', () => {
  expect(styles.forModel({ image: { src: '/a.jpg' } })).toBe('base{}');
});

it('finds the points of pictures however deep they stand', () => {
  const css = styles.forModel({ ':items': { list: { cards: [{ image: { focalPoint: '7,9' } }] } } });
  expect(css).toContain('.focal-x-7{');
  expect(css).toContain('.focal-y-9{');
});

it('takes nothing for a point that is none, and so lets no content into the styles', () => {
  expect(styles.forModel({ image: { focalPoint: '1,2}*{display:none' } })).toBe('base{}');
});
