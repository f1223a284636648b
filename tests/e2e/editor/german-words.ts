import type { Page } from '@playwright/test';
import { spoken } from '../../../shared/words/de/authoring';
import { required } from '../../../shared/checked/required';
import { author } from './sample-page';

/** What a German author reads in place of an English text. */
export function german(text: string): string {
  const word = spoken.words[text];
  return required(typeof word === 'string' ? word : undefined, `The German text for “${text}”`);
}

/** From now on, this browser's author reads German. */
export const speakGerman = (page: Page): Promise<void> =>
  page.context().addCookies([{ name: 'author-language', value: 'de', url: author }]);
