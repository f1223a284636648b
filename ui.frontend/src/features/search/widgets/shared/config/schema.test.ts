/** @jest-environment jsdom */
import { ConfigError } from './ConfigError';
import { readConfig } from './read-config';
import { address, language, listOf, oneOf, optional, settings, whole, words, yesOrNo } from './schema';

const schema = settings({
  action: address,
  language: optional(language, 'en'),
  size: optional(whole(1, 5), 2),
  sort: optional(oneOf('name', 'power')),
  isOpen: optional(yesOrNo, false),
  names: optional(listOf(words), []),
});

it('completes missing settings with defaults', () => {
  expect(schema({ action: '/search', size: null, names: ['a'] }, 'box')).toEqual({
    action: '/search',
    language: 'en',
    size: 2,
    sort: undefined,
    isOpen: false,
    names: ['a'],
  });
});

it.each([
  [{}, 'box.action is missing; give an address like /search or https://www.example.com/search'],
  [{ action: 'javascript:x()' }, 'box.action is "javascript:x()"; give an address'],
  [{ action: '//evil.example' }, 'box.action is "//evil.example"; give an address'],
  [{ action: '/', size: 6 }, 'box.size is 6; give a whole number from 1 to 5'],
  [{ action: '/', size: '3' }, 'box.size is "3"; give a whole number'],
  [{ action: '/', sort: 'colour' }, 'box.sort is "colour"; give one of name, power'],
  [{ action: '/', isOpen: 'no' }, 'box.isOpen is "no"; give true or false'],
  [{ action: '/', names: ['a', ' '] }, 'box.names[1] is " "; give some words'],
  [{ action: '/', names: 'a' }, 'box.names is "a"; give a list'],
  [{ action: '/', language: 'English' }, 'box.language is "English"; give a language like en or de-CH'],
  [{ action: '/', sise: 3 }, 'box has no setting "sise"; use action, language, size, sort, isOpen, names'],
  [[], 'box is []; give settings as an object'],
])('explains what is wrong with %j, and what would be right', (value, message) => {
  expect(() => schema(value, 'box')).toThrow(message);
  expect(() => schema(value, 'box')).toThrow(ConfigError);
});

describe('a placeholder', () => {
  const placeholder = (config?: string) => {
    const element = document.createElement('div');
    if (config !== undefined) element.dataset.config = config;
    return element;
  };

  it('contains its configuration as JSON', () => {
    expect(readConfig(placeholder('{"action":"/search"}'), 'box', schema).action).toBe('/search');
  });

  it.each([
    [undefined, 'box has no data-config; give its settings as JSON'],
    ['{action', 'box: data-config is not JSON'],
  ])('rejects %j', (config, message) => {
    expect(() => readConfig(placeholder(config), 'box', schema)).toThrow(message);
  });
});
