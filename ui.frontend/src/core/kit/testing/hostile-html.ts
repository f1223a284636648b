/** Known attacks through rich text, and what must be left of each. Both sanitisers are tested with them. */
export const vectors: [name: string, html: string, clean: string][] = [
  ['a script', '<p>dry<script>x()</script> air</p>', '<p>dry air</p>'],
  ['an event handler', '<p onclick="x()">dry air</p>', '<p>dry air</p>'],
  ['a javascript: link', '<a href="javascript:x()">air</a>', '<a>air</a>'],
  ['a javascript: link in disguise', '<a href="&#106;ava&#10;script:x()">air</a>', '<a>air</a>'],
  ['a data: link', '<a href="data:text/html,x">air</a>', '<a>air</a>'],
  ['a frame', '<iframe src="https://example.com"></iframe><p>air</p>', '<p>air</p>'],
  ['a form', '<form action="/x"><p>air</p></form>', '<p>air</p>'],
  ['an image with a handler', '<img src=x onerror=x()><p>air</p>', '<p>air</p>'],
  ['svg with a script', '<svg><script>x()</script></svg><p>air</p>', '<p>air</p>'],
  ['a style attribute', '<p style="position:fixed">air</p>', '<p>air</p>'],
  ['an internal link', '<a href="/products.html#dry">air</a>', '<a href="/products.html#dry">air</a>'],
  ['a telephone link', '<a href="tel:+441632960123">call</a>', '<a href="tel:+441632960123">call</a>'],
  ['a table with scopes', '<table><tbody><tr><th scope="row">kW</th><td>4</td></tr></tbody></table>', '<table><tbody><tr><th scope="row">kW</th><td>4</td></tr></tbody></table>'], // prettier-ignore
  ['the heading of a page', '<h1>Teaser<sub>v2</sub></h1>', '<h1>Teaser<sub>v2</sub></h1>'],
  ['a unit', 'm<sup>3</sup>/min', 'm<sup>3</sup>/min'],
];
