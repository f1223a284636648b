import { z } from 'zod';
import { containerModel } from '../kit/models/container';
import { defineComponent, type ComponentDefinition } from '../kit/define-component';
import { componentType } from '../../../../shared/addresses/app';
import { Children, useRendering } from '../kit/rendering';
import { SharedPart } from '../kit/shared-part';
import { createPageStyles } from './rules/page-styles';
import { createPageRenderer, PageModelError } from './render-page';

const note = defineComponent({
  resourceType: 'test/note',
  title: 'Note',
  group: '.hidden',
  model: z.object({ text: z.string() }),
  View: ({ text }) => <p>{text}</p>,
  isEmpty: ({ text }) => text === '',
});
const box = defineComponent({
  resourceType: 'test/box',
  title: 'Box',
  group: '.hidden',
  model: containerModel({}),
  View: ({ children }) => (
    <section>
      <Children of={children} />
    </section>
  ),
});
const bomb = defineComponent({
  resourceType: 'test/bomb',
  title: 'Bomb',
  group: '.hidden',
  model: z.object({}),
  View: () => {
    throw new Error('valve stuck');
  },
});

const foot = defineComponent({
  resourceType: 'test/foot',
  title: 'Foot',
  group: '.hidden',
  model: z.object({}),
  View: () => <footer>{useRendering().asksConsent ? 'change your mind' : 'no cookies'}</footer>,
});

const map = (...all: ComponentDefinition[]) => new Map(all.map((one) => [one.resourceType, one]));
const styles = createPageStyles('base{}', new Map([['test/note', 'note{}'], ['test/box', 'box{}']])); // prettier-ignore
const renderPage = createPageRenderer(map(note, box, bomb), styles);

const page = (items: Record<string, unknown>, order = Object.keys(items)) => ({
  ':path': '/content/site/en',
  ':type': 'test/page',
  id: 'page-1',
  title: 'Compressors',
  language: 'en-GB',
  ':items': items,
  ':itemsOrder': order,
});
const render = (model: unknown) =>
  renderPage({ model, origin: 'https://www.example.com', assets: { script: '/site.js', fonts: [] } });

it('renders the items of a page in order', () => {
  const { html, problems } = render(
    page({ a: { ':type': 'test/note', text: 'first' }, b: { ':type': 'test/note', text: 'second' } }, [
      'b',
      'a',
    ]),
  );
  expect(html).toMatch(/<p>second<\/p><p>first<\/p>/);
  expect(problems).toEqual([]);
});

it('leaves out an unknown component, reports it once, and shows the rest', () => {
  const { html, problems } = render(
    page({ a: { ':type': 'other/thing' }, b: { ':type': 'test/note', text: 'stands' } }),
  );
  expect(html).toContain('<p>stands</p>');
  expect(problems).toEqual([
    { kind: 'unknown-type', item: 'a', message: expect.stringContaining('no component for "other/thing"') },
  ]);
});

it('leaves out an item whose field has the wrong type, and names the field', () => {
  const { html, problems } = render(
    page({ a: { ':type': 'test/note', text: 7 }, b: { ':type': 'test/note', text: 'stands' } }),
  );
  expect(html).toContain('<p>stands</p>');
  expect(problems).toHaveLength(1);
  expect(problems[0]).toMatchObject({ kind: 'invalid-model', item: 'a' });
  expect(problems[0]!.message).toMatch(/expected string, received number.*at text/);
});

it('reports an entry of :itemsOrder that is missing in :items', () => {
  const { html, problems } = render(page({ b: { ':type': 'test/note', text: 'stands' } }, ['a', 'b']));
  expect(html).toContain('<p>stands</p>');
  expect(problems).toMatchObject([{ kind: 'missing-item', item: 'a' }]);
});

it('renders the rest of the page when one component throws, and names it', () => {
  const { html, problems } = render(
    page({
      box: { ':type': 'test/box', ':items': { bomb: { ':type': 'test/bomb' } }, ':itemsOrder': ['bomb'] },
      b: { ':type': 'test/note', text: 'stands' },
    }),
  );
  expect(html).toContain('<p>stands</p>');
  expect(problems).toEqual([
    { kind: 'render-error', item: 'bomb (test/bomb)', message: 'Error: valve stuck' },
  ]);
});

it('renders nothing for an empty component, and reports nothing', () => {
  const { html, problems } = render(page({ a: { ':type': 'test/note', text: '' } }));
  expect(html).not.toContain('<p>');
  expect(problems).toEqual([]);
});

it('refuses an invalid page model', () => {
  expect(() => render({ ':type': 'test/page' })).toThrow(PageModelError);
});

it('escapes content in the head of a page', () => {
  const { html } = render({ ...page({}), title: '</title><script>x()</script>' });
  expect(html).toContain('&lt;/title&gt;&lt;script&gt;');
});

it('includes only the styles of the components on the page', () => {
  expect(render(page({ a: { ':type': 'test/note', text: 'x' } })).css).toBe('base{}note{}');
});

it('links the page’s canonical URL and its other languages', () => {
  const { html } = render({
    ...page({}),
    canonicalPath: '/products',
    alternateLanguageLinks: { 'de-DE': '/de/de/products' },
  });
  expect(html).toContain('<link rel="canonical" href="https://www.example.com/products"/>');
  expect(html).toContain(
    '<link rel="alternate" hrefLang="de-DE" href="https://www.example.com/de/de/products"/>',
  );
});

it('tells components whether the page asks for consent, one page after the other', () => {
  const rendered = createPageRenderer(map(box, foot), styles);
  const footer = {
    ':type': 'test/box',
    ':items': { foot: { ':type': 'test/foot' } },
    ':itemsOrder': ['foot'],
  };
  const html = (items: Record<string, unknown>) =>
    rendered({ model: page(items), origin: '', assets: { script: '/site.js', fonts: [] } }).html;
  const banner = { ':type': componentType('cookiebanner') };
  for (let drawn = 0; drawn < 3; drawn += 1) {
    expect(html({ banner, footer })).toContain('change your mind');
    expect(html({ footer })).toContain('no cookies');
  }
});

describe('parts that many pages show alike', () => {
  const drawn: string[] = [];
  const Result = ({ item }: { item: { name: string } }) => {
    drawn.push(item.name);
    const { language } = useRendering();
    return (
      <li>
        {language}: {item.name}
      </li>
    );
  };
  const results = defineComponent({
    resourceType: 'test/results',
    title: 'Results',
    group: '.hidden',
    model: z.object({ items: z.array(z.custom<{ name: string }>()) }),
    View: ({ items }) => (
      <ul>
        {items.map((item) => (
          <SharedPart key={item.name} of={item} place="row">
            <Result item={item} />
          </SharedPart>
        ))}
      </ul>
    ),
  });
  const render = createPageRenderer(map(results), styles);
  const [pump, dryer, filter] = [{ name: 'Pump' }, { name: 'Dryer' }, { name: 'Filter' }];
  const show = (items: object[], language = 'en-GB') => {
    const model = { ...page({ list: { ':type': 'test/results', items } }), language };
    return render({ model, origin: 'https://www.example.com', assets: { script: '/site.js', fonts: [] } });
  };
  beforeEach(() => drawn.splice(0));

  it('are drawn once, in whichever order and on whichever page they come again', () => {
    const whole = (items: object[]) => show(items.map((item) => ({ ...item }))).html;
    show([pump, dryer]);
    drawn.splice(0);
    const { html, text } = show([dryer, filter, pump]);
    expect(drawn).toEqual(['Filter']);
    expect(html).toBe(whole([dryer, filter, pump]));
    expect(text.encoded.map(({ bytes }) => bytes.toString()).join('')).toBe(html);
  });

  it('are drawn for each language', () => {
    expect(show([pump], 'de-DE').html).toContain('<li>de-DE<!-- -->: <!-- -->Pump</li>');
    expect(show([pump]).html).toContain('<li>en-GB<!-- -->: <!-- -->Pump</li>');
    expect(drawn).toEqual(['Pump']);
  });
});
