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
            { value: 'textarea', text: 'Multi-line text' },
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
          description: 'Column name in the export; unique within the form.',
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
          description: 'It disappears when the visitor types.',
          feeds: ['placeholder'],
        },
        {
          widget: 'text',
          name: 'autocomplete',
          isAddition: true,
          words: 'none',
          label: 'What browsers fill in',
          description: 'An HTML autofill name: name, organization, street-address, postal-code.',
        },
      ],
    },
    {
      title: 'Constraints',
      fields: [
        { widget: 'checkbox', name: 'readOnly', label: 'Read-only' },
        { widget: 'checkbox', name: 'required', label: 'Required' },
        { widget: 'text', name: 'requiredMessage', words: 'prose', label: 'Message for a missing value' },
        { widget: 'text', name: 'constraintMessage', words: 'prose', label: 'Message for an invalid value' },
        {
          widget: 'text',
          name: 'pattern',
          isAddition: true,
          words: 'none',
          label: 'Pattern',
          description: 'Regular expression for the whole value.',
        },
        { widget: 'text', name: 'min', isAddition: true, words: 'none', label: 'Smallest value' },
        { widget: 'text', name: 'max', isAddition: true, words: 'none', label: 'Greatest value' },
        { widget: 'number', name: 'maxLength', isAddition: true, label: 'Most characters', min: 1 },
      ],
    },
  ],
  computed: ['error'],
};
