import { randomBytes } from 'node:crypto';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { excerptOf } from './html/excerpt';
import { pageLinks } from './links/page-links';

const MB = 1024 * 1024;
setFlagsFromString('--expose-gc');
const collect: () => void = runInNewContext('gc');

it('keeps what was found on pages, and not the pages', () => {
  collect();
  const before = process.memoryUsage().heapUsed;
  const found = Array.from({ length: 60 }, (_, at) => {
    const html = `<p id="a-long-id-of-this-page-${at}"><a href="/a/long/address/${at}#and-a-place">${randomBytes(MB / 2).toString('hex')}</a></p>`;
    return [pageLinks(html, 'https://www.example.com', `/${at}`), excerptOf(html, '0.1-0.35')];
  });
  collect();
  expect((process.memoryUsage().heapUsed - before) / MB).toBeLessThan(20);
  expect(found).toHaveLength(60);
});
