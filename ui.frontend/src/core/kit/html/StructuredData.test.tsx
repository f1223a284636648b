import { renderToString } from 'react-dom/server';
import { RenderingProvider, type Rendering } from '../rendering';
import { StructuredData } from './StructuredData';

const draw = (data: object, site?: Rendering['site']) =>
  renderToString(
    <RenderingProvider
      value={{ mode: 'disabled', language: 'en-GB', renderChild: () => null, ...(site && { site }) }}
    >
      <StructuredData data={data} />
    </RenderingProvider>,
  );
const site = { name: 'Ventora', origin: 'https://air.example' };

it('makes URLs in structured data absolute at any depth', () => {
  const html = draw({ '@type': 'Thing', url: '/a', more: [{ image: ['/b', 'c/d', '//e'] }] }, site);
  expect(html).toContain('"url":"https://air.example/a"');
  expect(html).toContain('["https://air.example/b","c/d","//e"]');
});

it('keeps authored text from closing the structured data script', () => {
  const html = draw({ '@type': 'Thing', name: '</script><img src=x onerror=alert(1)><!--' }, site);
  expect(html.match(/<\/script>/g)).toHaveLength(1);
  expect(html).not.toMatch(/<img|<!--/);
});

it('omits structured data in the editor and in examples, which are not pages of the site', () => {
  expect(draw({ '@type': 'Thing' })).toBe('');
});
