import { renderToString } from 'react-dom/server';
import { JsonScript, RichText, toScriptJson } from './Html';
import { sanitise } from './SafeHtml';

it('lets no content end a script tag', () => {
  const hostile = { title: '</script><script>x()</script><!--' };
  expect(toScriptJson(hostile)).not.toContain('<');
  expect(JSON.parse(toScriptJson(hostile))).toEqual(hostile);
});

it('writes a data block that a browser never runs', () => {
  expect(renderToString(<JsonScript type="application/ld+json" value={{ a: '<b>' }} />)).toBe(
    '<script type="application/ld+json">{"a":"\\u003cb>"}</script>',
  );
});

it('shows what the sanitiser has passed', () => {
  expect(renderToString(<RichText html={sanitise('<p onclick="x()">air</p>')} className="c" />)).toBe(
    '<div class="c"><p>air</p></div>',
  );
});
