import { isSafeAddress } from './is-safe-address';

it.each([
  '/products',
  'products.html?q=a:b',
  '#top',
  '?p=1',
  '//cdn.example.com/x',
  'https://example.com',
  'HTTP://example.com',
  'mailto:sales@example.com',
  'tel:+442079460100',
  '<%= recipient.url %>',
  '',
])('allows a link to %j', (address) => {
  expect(isSafeAddress(address)).toBe(true);
});

it.each([
  'javascript:alert(1)',
  ' javascript:alert(1)',
  'java\nscript:alert(1)',
  '\u0001JavaScript:alert(1)',
  'feed:javascript:alert(1)',
  'blob:https://example.com/1',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:x',
  'ms-settings:privacy',
  'ftp://example.com/x',
  'file:///etc/passwd',
])('refuses a link to %j', (address) => {
  expect(isSafeAddress(address)).toBe(false);
});
