import { renderToString } from 'react-dom/server';
import { RichText } from './Html';
import { sanitise } from './SafeHtml';

it('renders sanitised HTML', () => {
  expect(renderToString(<RichText html={sanitise('<p onclick="x()">air</p>')} className="c" />)).toBe(
    '<div class="c"><p>air</p></div>',
  );
});

it.each([
  ['<p>Write an e-mail to us.</p>', '<p>Write an <span class="unbroken">e-mail</span> to us.</p>'],
  ['Ihre E-Mail-Adresse', 'Ihre <span class="unbroken">E-Mail</span>-Adresse'],
  [
    '<a href="/quote?sku=V-1050-00">V-1050-00, M 50</a>',
    '<a href="/quote?sku=V-1050-00"><span class="unbroken">V-1050-00</span>, M 50</a>',
  ],
  ['<a href="mailto:e-mail@ventora.example">Mail</a>', '<a href="mailto:e-mail@ventora.example">Mail</a>'],
  ['re-mailed, CV-1050-00', 're-mailed, CV-1050-00'],
])('keeps e-mail and order numbers on one line: %s', (html, shown) => {
  expect(renderToString(<RichText html={sanitise(html)} />)).toBe(`<div>${shown}</div>`);
});
