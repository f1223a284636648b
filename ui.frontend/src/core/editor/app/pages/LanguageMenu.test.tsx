/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import type { PageLanguages } from '../../../../../../shared/authoring/page-languages';
import { partly } from '../../../../../../shared/testing/partly';
import { draw } from '../../dialog/testing';
import type { SlingClient } from '../../sling/SlingClient';
import { LanguageMenu } from './LanguageMenu';

// Spectrum renders slowly on a busy machine.
jest.setTimeout(30_000);

const path = '/content/site/gb/en/contact';
const languages = (german: 'missing' | 'published'): PageLanguages => ({
  site: 'Ventora',
  versions: [
    { path, tag: 'en-GB', state: 'published' },
    { path: '/content/site/de/de/contact', tag: 'de-DE', state: german },
  ],
});

function open(...answers: (PageLanguages | Error)[]) {
  const json = jest.fn((_address: string) => {
    const answer = answers.shift() ?? new Error('asked too often');
    return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer);
  });
  // Without events of changes: a save asks for nothing.
  const sling = partly<SlingClient>({ json: json as unknown as SlingClient['json'] });
  const { user } = draw(<LanguageMenu path={path} sling={sling} onOpen={() => undefined} />);
  return { user, json };
}

it('shows how the page is in other languages when the menu is opened, not when the page was', async () => {
  const { user, json } = open(languages('missing'), languages('published'));
  await user.click(await screen.findByRole('button', { name: /open in another language/ }));
  expect(await screen.findByRole('menuitemradio', { name: 'German (Germany)' })).not.toHaveAttribute(
    'aria-disabled',
  );
  expect(json).toHaveBeenCalledTimes(2);
});

it('says that the languages could not be loaded, and asks again when the author wants to', async () => {
  const { user } = open(new Error('away'), languages('published'));
  await user.click(await screen.findByRole('button', { name: /could not be loaded/ }));
  expect(await screen.findByRole('button', { name: /open in another language/ })).toHaveFocus();
});

it('keeps the languages that it knows if they cannot be asked for again', async () => {
  const { user } = open(languages('published'), new Error('away'));
  await user.click(await screen.findByRole('button', { name: /open in another language/ }));
  expect(await screen.findByRole('menuitemradio', { name: 'German (Germany)' })).toBeVisible();
});
