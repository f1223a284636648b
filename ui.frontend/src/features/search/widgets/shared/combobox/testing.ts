import { fireEvent, screen } from '@testing-library/dom';
import { searchField } from '../../../../../../../shared/words/en/search-field';
import { productField } from '../../../../../../../shared/words/en/product-search';
import type { FieldConfig } from '../config/field-config';
import type { SuggestAnswer } from '../../../../../../../shared/search/search-answer';
import { fieldView } from '../view/field-view';
import { makeElement } from '../view/make-element';
import { suggestField } from './suggest-field';
import { servlet } from '../../../../../../../shared/addresses/app';

const config: FieldConfig = {
  action: '/search',
  suggest: servlet('suggest'),
  language: 'en-GB',
  minLength: 2,
  maxItems: 8,
  recent: 3,
  texts: { ...searchField, ...productField },
};

export const answer: SuggestAnswer = {
  q: 'scr',
  words: ['screw', 'screw compressor'],
  items: [
    { type: 'family', title: 'Screw compressors', url: '/products/screw' },
    {
      type: 'product',
      title: 'R 7',
      url: '/r-7',
      sku: 'V-3007',
      subject: 'Screw compressor',
      image: '/r-7.jpg',
    },
  ],
};

export const ok = (value: object) => async () => ({ ok: true, json: async () => value });

/** A field under test, and its service. */
export const field = {
  root: document.body,
  takeOff: () => {},
  /** Requested addresses. */
  asked: [] as string[],
  reply: ok(answer) as (address: string) => Promise<object>,
  start(settings: Partial<FieldConfig> = {}) {
    field.root = document.createElement('div');
    field.root.append(fieldView(makeElement, { id: 'box', action: '/search', texts: config.texts }));
    document.body.replaceChildren(field.root);
    field.takeOff = suggestField(field.root, { ...config, ...settings });
  },
};

/** Each test begins with a new field and fake timers. */
export function withField(): void {
  beforeEach(() => {
    jest.useFakeTimers();
    localStorage.clear();
    field.asked = [];
    field.reply = ok(answer);
    window.fetch = jest.fn((address: string, { signal }: RequestInit) => {
      field.asked.push(address);
      return Promise.race([
        field.reply(address),
        new Promise((_resolve, reject) =>
          signal!.addEventListener('abort', () => reject(signal!.reason as Error)),
        ),
      ]);
    }) as never;
    field.start();
  });
  afterEach(() => {
    field.takeOff();
    jest.useRealTimers();
  });
}

export const box = () => screen.getByRole<HTMLInputElement>('combobox');
export const options = () => screen.queryAllByRole('option').map((each) => each.textContent);
export const chosen = () => screen.queryByRole('option', { selected: true })?.textContent;
export const rest = (ms = 0) => jest.advanceTimersByTimeAsync(ms);
export const press = (key: string, more: object = {}) => fireEvent.keyDown(box(), { key, ...more });
export const type = async (words: string) => {
  box().focus();
  fireEvent.input(box(), { target: { value: words } });
  await rest(0);
};
