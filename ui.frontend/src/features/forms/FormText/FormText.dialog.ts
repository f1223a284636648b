import type { Dialog } from '../../../core/kit/dialogs/dialog';
import type { formTextModel } from './FormText.model';
import { titleField } from '../../../core/kit/dialogs/dialog-fields';

const isType = (is: string) => ({ name: 'type', is });

export const dialog: Dialog<typeof formTextModel> = {
  tabs: [
    {
      title: 'Field',
      fields: [
        {
          widget: 'select',
          name: 'type',
          label: 'Kind',
          value: 'text',
          options: [
            { value: 'text', text: 'Text' },
            { value: 'textarea', text: 'Text of several lines' },
            { value: 'email', text: 'E-mail address' },
            { value: 'tel', text: 'Telephone number' },
            { value: 'date', text: 'Date' },
            { value: 'time', text: 'Time' },
            { value: 'number', text: 'Number' },
            { value: 'password', text: 'Password' },
          ],
        },
        { ...titleField, label: 'Label', required: true },
        {
          widget: 'text',
          name: 'name',
          words: 'none',
          label: 'Name',
          required: true,
          description: 'What the value is called in the export; each field of a form has its own.',
        },
        { widget: 'text', name: 'value', words: 'none', label: 'Filled in beforehand' },
        { widget: 'number', name: 'rows', label: 'Lines', min: 1, value: 2, showWhen: isType('textarea') },
        { widget: 'text', name: 'id', words: 'none', label: 'ID', description: 'For links to this field.' },
      ],
    },
    {
      title: 'Help',
      fields: [
        { widget: 'text', name: 'helpMessage', words: 'prose', label: 'Help message' },
        {
          widget: 'checkbox',
          name: 'usePlaceholder',
          label: 'Show it inside the empty field',
          description: 'It is gone once somebody types.',
          feeds: ['placeholder'],
        },
        {
          widget: 'text',
          name: 'autocomplete',
          words: 'none',
          label: 'What browsers fill in',
          description: 'A name of HTML’s list: name, organization, street-address, postal-code.',
        },
      ],
    },
    {
      title: 'Constraints',
      fields: [
        { widget: 'checkbox', name: 'readOnly', label: 'Read-only' },
        { widget: 'checkbox', name: 'required', label: 'Required' },
        { widget: 'text', name: 'requiredMessage', words: 'prose', label: 'Words for a missing value' },
        { widget: 'text', name: 'constraintMessage', words: 'prose', label: 'Words for a wrong value' },
        {
          widget: 'text',
          name: 'pattern',
          words: 'none',
          label: 'Pattern',
          description: 'Regular expression for the whole value.',
        },
        { widget: 'text', name: 'min', words: 'none', label: 'Smallest value' },
        { widget: 'text', name: 'max', words: 'none', label: 'Greatest value' },
        { widget: 'number', name: 'maxLength', label: 'Most characters', min: 1 },
      ],
    },
  ],
  computed: ['error'],
};
