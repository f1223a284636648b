import { choice, count, flag, href, link, listOf, text } from './schema';
import { richText } from '../../ui.frontend/src/core/kit/html/rich-text.model';
import { z } from 'zod';

it.each([
  ['flag', flag(true), '', false],
  ['an absent flag', flag(true), undefined, true],
  ['a null flag', flag(), null, false],
  ['number', count(5), '', 0],
  ['an absent number', count(5), undefined, 5],
  ['text', text(), '', undefined],
  ['choice', choice(['a', 'b'], 'b'), '', 'b'],
  ['list', listOf(z.string()), '', []],
  ['rich text', richText(), '', undefined],
  ['link', link(), '', undefined],
  ['a link that opens a program', link(), { valid: true, url: 'ms-settings:privacy' }, undefined],
  ['a script address', href(), 'feed:javascript:alert(1)', undefined],
  ['a mail address', href(), 'mailto:sales@example.com', 'mailto:sales@example.com'],
  ['a link the exporter could not resolve', link(), { valid: false, url: '/x' }, undefined],
])('reads %s back from what the SPA SDK makes of it', (_name, schema, raw, expected) => {
  expect(schema.parse(raw)).toEqual(expected);
});

it('lists the allowed values when a choice is invalid', () => {
  expect(choice(['h2', 'h3'], 'h2').safeParse('h9').error?.message).toMatch(/expected one of .*h2.*h3/);
});
