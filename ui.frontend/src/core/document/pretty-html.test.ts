import { prettyHtml } from './pretty-html';

it('gives each element a line, indented by its depth', () => {
  expect(prettyHtml('<div class="a"><p>One</p><ul><li>Two</li></ul></div>')).toBe(
    ['<div class="a">', '  <p>One</p>', '  <ul>', '    <li>Two</li>', '  </ul>', '</div>'].join('\n'),
  );
});

it('keeps words with a link in them on one line', () => {
  expect(prettyHtml('<p>Read <a href="/oil">about oil</a> first.</p>')).toBe(
    '<p>Read <a href="/oil">about oil</a> first.</p>',
  );
});

it('leaves what was escaped escaped, in text and in attributes', () => {
  expect(prettyHtml('<p title="&quot;&lt;b&gt;">&lt;script&gt; &amp;amp;</p>')).toBe(
    '<p title="&quot;&lt;b&gt;">&lt;script&gt; &amp;amp;</p>',
  );
});

it('closes no element that has no end', () => {
  expect(prettyHtml('<figure><img src="a.jpg" alt=""><br></figure>')).toBe(
    ['<figure>', '  <img src="a.jpg" alt="">', '  <br>', '</figure>'].join('\n'),
  );
});

it('loses no words of a long paragraph', () => {
  const words = 'air '.repeat(40).trim();
  expect(prettyHtml(`<p><span>${words}</span></p>`)).toBe(
    ['<p>', `  <span>${words}</span>`, '</p>'].join('\n'),
  );
});

it('makes nothing of nothing', () => {
  expect(prettyHtml('')).toBe('');
});
