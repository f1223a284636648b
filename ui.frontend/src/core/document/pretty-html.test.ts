import { prettyHtml } from './pretty-html';

it('puts each element on its own line, indented by depth', () => {
  expect(prettyHtml('<div class="a"><p>One</p><ul><li>Two</li></ul></div>')).toBe(
    ['<div class="a">', '  <p>One</p>', '  <ul>', '    <li>Two</li>', '  </ul>', '</div>'].join('\n'),
  );
});

it('keeps text that contains a link on one line', () => {
  expect(prettyHtml('<p>Read <a href="/oil">about oil</a> first.</p>')).toBe(
    '<p>Read <a href="/oil">about oil</a> first.</p>',
  );
});

it('keeps escaped text escaped, in content and in attributes', () => {
  expect(prettyHtml('<p title="&quot;&lt;b&gt;">&lt;script&gt; &amp;amp;</p>')).toBe(
    '<p title="&quot;&lt;b&gt;">&lt;script&gt; &amp;amp;</p>',
  );
});

it('writes no end tag for void elements', () => {
  expect(prettyHtml('<figure><img src="a.jpg" alt=""><br></figure>')).toBe(
    ['<figure>', '  <img src="a.jpg" alt="">', '  <br>', '</figure>'].join('\n'),
  );
});

it('keeps every word of a long paragraph', () => {
  const words = 'air '.repeat(40).trim();
  expect(prettyHtml(`<p><span>${words}</span></p>`)).toBe(
    ['<p>', `  <span>${words}</span>`, '</p>'].join('\n'),
  );
});

it('returns nothing for empty HTML', () => {
  expect(prettyHtml('')).toBe('');
});
