import type { z } from 'zod';
import { fixtures as button } from '../FormButton/FormButton.fixtures';
import { fixtures as hidden } from '../FormHidden/FormHidden.fixtures';
import { fixtures as options } from '../FormOptions/FormOptions.fixtures';
import { fixtures as text } from '../FormText/FormText.fixtures';
import type { formContainerModel } from './FormContainer.model';
import { CONTENT_ROOT, componentType } from '../../../../../shared/addresses/app';

const typed = (name: string, fixture: object) => ({
  ...fixture,
  ':type': `${componentType('form')}/${name}`,
});

function form(id: string, items: Readonly<Record<string, object>>) {
  return {
    id,
    name: id,
    method: 'POST' as const,
    enctype: 'multipart/form-data',
    action: `${CONTENT_ROOT}/gb/en/contact.html`,
    formStart: `${CONTENT_ROOT}/gb/en/contact/jcr:content/root/main/form`,
    errorMessages: [],
    ':items': items,
    ':itemsOrder': Object.keys(items),
  };
}

const send = typed('button', button.default);
const contact = {
  name: typed('text', text.default),
  company: typed('text', text.optional),
  email: typed('text', text['e-mail with help']),
  country: typed('options', options['drop-down']),
  topic: typed('options', options['radio buttons']),
  message: typed('text', text['several lines']),
  consent: typed('options', options['one box']),
  source: typed('hidden', hidden.default),
  send,
};

export const fixtures = {
  default: form('form-1', contact),
  'sent back with errors': {
    ...form('form-2', {
      name: typed('text', text['missing value']),
      email: typed('text', text['wrong value with help']),
      topic: typed('options', options['nothing chosen of radio buttons']),
      consent: typed('options', options['box not ticked']),
      send,
    }),
    refusal: 'invalid',
  },
  'sent back without errors of a field': { ...form('form-3', contact), refusal: 'not-saved' },
  'words of the server': {
    ...form('form-4', { send }),
    errorMessages: ['The order desk is closed until Monday.'],
  },
  'fields in columns': form('form-5', {
    columns: {
      ':type': componentType('container'),
      gridClassNames: 'aem-Grid aem-Grid--12 aem-Grid--default--12',
      columnClassNames: { name: 'aem-GridColumn aem-GridColumn--default--6' },
      ':items': { name: typed('text', text['missing value']) },
      ':itemsOrder': ['name'],
    },
    send,
  }),
  'leads to another page': {
    ...form('form-6', contact),
    redirect: `${CONTENT_ROOT}/gb/en/contact/thank-you`,
  },
  'own thanks, hostile': {
    ...form('form-7', { send }),
    thankYouMessage: '<p onclick="x()">Thanks<script>alert(1)</script></p>',
  },
  'long German words': form('form-8', {
    text: typed('text', text['long German words']),
    options: typed('options', options['long German words']),
    send: typed('button', button['long German words']),
  }),
  'right to left': form('form-9', {
    text: typed('text', text['right to left']),
    options: typed('options', options['right to left']),
    send: typed('button', button['right to left']),
  }),
  'without an id': { ...form('form-10', { send }), id: '', name: '' },
  'a field without a model': { ...form('form-11', { send }), ':itemsOrder': ['gone', 'send'] },
  empty: { id: 'form-12' },
} satisfies Record<string, z.input<typeof formContainerModel>>;
