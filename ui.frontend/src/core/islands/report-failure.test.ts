/** @jest-environment jsdom */
import { reportFailure } from './report-failure';

let log: jest.SpyInstance;
beforeAll(() => {
  log = jest.spyOn(console, 'error').mockImplementation(() => {});
});

it('says which chunk failed, how, and at which URL', () => {
  const error = new Error('Loading chunk 7 failed.\n(missing: https://www.example.com/chunks/7.1a2b3c4d.js)');
  error.name = 'ChunkLoadError';
  reportFailure('carousel', error, document.body);
  expect(log).toHaveBeenCalledWith(
    'island "carousel": ChunkLoadError: Loading chunk 7 failed.\n(missing: https://www.example.com/chunks/7.1a2b3c4d.js)',
  );
});

it('reports a thrown value that is not an error', () => {
  reportFailure('carousel', 'out of air', document.body);
  expect(log).toHaveBeenLastCalledWith('island "carousel": out of air');
});
