/** @jest-environment jsdom */
import { answerPages, answerPagesNoMore } from '../testing/answer-pages';
import { fetchPage } from './fetch-page';

afterEach(answerPagesNoMore);

it('gives a page as a document', async () => {
  answerPages((url) => Promise.resolve(`<title>${url}</title>`));
  const { page, isOk } = await fetchPage('/products');
  expect([page.title, isOk]).toEqual(['/products', true]);
});

it('says what cannot be reached', async () => {
  answerPages(() => Promise.reject(new Error('offline')));
  await expect(fetchPage('/products')).rejects.toThrow('no answer from /products');
});

it('is ended by its signal, before and after it has begun', async () => {
  answerPages(() => new Promise(() => {}));
  const end = new AbortController();
  const waiting = fetchPage('/products', end.signal);
  end.abort();
  await expect(waiting).rejects.toMatchObject({ name: 'AbortError' });
  await expect(fetchPage('/products', end.signal)).rejects.toMatchObject({ name: 'AbortError' });
});
