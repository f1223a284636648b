import { componentType } from '../../../../shared/addresses/app';
import type { RawModel } from '../kit/models/container';
import { mainContainer } from './main-container';

const container = (items: Record<string, RawModel>, own: object = {}): RawModel => ({
  ':type': componentType('container'),
  ':items': items,
  ':itemsOrder': Object.keys(items),
  ...own,
});
const fragment = (own: object = {}): RawModel => ({
  ':type': componentType('experiencefragment'),
  ':items': { root: container({}, own) },
  ':itemsOrder': ['root'],
});

it('finds the container between header and footer', () => {
  const content = container({});
  const root = container({ header: fragment(), content, more: container({}), footer: fragment() });
  expect(mainContainer(root)).toEqual({ path: 'root/content', model: content });
  expect(mainContainer(root)?.model).toBe(content);
});

it('finds the container with the page’s heading, not a logo or a menu before it', () => {
  const image = { ':type': componentType('image') };
  const title = { ':type': componentType('title'), type: 'h1' };
  const text = { ':type': componentType('text'), text: '<h1 id="a">Teaser</h1>' };
  for (const heading of [title, text, container({ title })]) {
    const root = container({
      logo: container({ image }),
      content: container({ heading }),
      more: container({}),
    });
    expect(mainContainer(root)?.path).toBe('root/content');
  }
  const second = { ':type': componentType('title'), type: 'h2' };
  expect(mainContainer(container({ menu: container({ image }), more: container({ second }) }))?.path).toBe(
    'root/menu',
  );
});

it('finds the root if it contains the content itself', () => {
  const root = container({ title: { ':type': componentType('title') } });
  expect(mainContainer(root)).toEqual({ path: 'root', model: root });
});

it('finds the container that its policy draws as main, wherever it is', () => {
  const content = container({}, { appliedHtmlElement: 'main' });
  const root = container({ top: container({}), middle: container({ content, more: { ...content } }) });
  expect(mainContainer(root)?.path).toBe('root/middle/content');
  expect(mainContainer(root)?.model).toBe(content);
});

it('finds no container that is drawn as header, aside or the like, nor one inside it', () => {
  const main = container({}, { appliedHtmlElement: 'main' });
  const top = container({ main }, { appliedHtmlElement: 'header' });
  const aside = container({}, { appliedHtmlElement: 'aside' });
  expect(mainContainer(container({ top, aside, content: container({}) }))?.path).toBe('root/content');
  expect(mainContainer(container({ top }))?.path).toBe('root');
});

it('finds none if a container has the role, wherever it is', () => {
  const main = { roleAttribute: 'main' };
  expect(mainContainer(container({ a: container({}), b: container({}, main) }))).toBeUndefined();
  expect(mainContainer(container({ a: fragment(main), b: container({}) }))).toBeUndefined();
});

it('finds none in a page without a root, or whose root is no container', () => {
  expect(mainContainer(undefined)).toBeUndefined();
  expect(mainContainer({ ':type': componentType('title') })).toBeUndefined();
});
