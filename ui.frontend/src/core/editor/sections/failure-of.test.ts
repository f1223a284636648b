import { slingError } from '../sling/SlingError';
import { failureOf } from './failure-of';

it('says that a title is taken without a sentence about the page', () => {
  expect(failureOf(slingError(409, 'Another section is called “Hours”; choose another title'))).toBe(
    'Another section is called “Hours”; choose another title.',
  );
});

it('says what any other failure means, with the reason', () => {
  expect(failureOf(slingError(429, 'too many'))).toBe(
    'The server is busy. Wait a moment, then try again. The server says: too many',
  );
  expect(failureOf(slingError(409, '<!doctype html>'))).toBe('This does not fit the current content.');
});
