import { excerptOf } from './excerpt';

it('quotes the declaration that styles are faulty in', () => {
  expect(excerptOf('a{b:c}\nb{c:d;--x:min(3cqi,1px)}', '2.19-2.19')).toBe('--x:min(3cqi,1px)');
  expect(excerptOf('a{b:c;d:e}', '1.7-1.7')).toBe('d:e');
});

it('quotes the element that a page is faulty in', () => {
  expect(excerptOf('<p>a\nb</p><ul role="list"></ul>', '1.6-1.21')).toBe('<ul role="list">');
});

it('quotes a picture from the source that is faulty, since what is allowed depends on what follows', () => {
  const picture = '<source sizes="auto"/><img loading="lazy"/>';
  expect(excerptOf(`<picture>${picture}</picture><p>`, '0.10-0.31')).toBe(picture);
});
