import type { Dialog } from '../../../core/kit/dialogs/dialog';
import type { formOptionsModel } from './FormOptions.model';
import { idField, titleField } from '../../../core/kit/dialogs/dialog-fields';

const fromSource = (is: string) => ({ name: 'source', is });

export const dialog: Dialog<typeof formOptionsModel> = {
  tabs: [
    {
      title: 'Field',
      fields: [
        {
          widget: 'select',
          name: 'type',
          label: 'Kind',
          value: 'checkbox',
          options: [
            { value: 'checkbox', text: 'Boxes to tick' },
            { value: 'radio', text: 'Radio buttons, one choice' },
            { value: 'drop-down', text: 'Drop-down, one choice' },
            { value: 'multi-drop-down', text: 'List, several choices' },
          ],
        },
        { ...titleField, label: 'Label', required: true },
        { widget: 'text', name: 'name', words: 'none', label: 'Name', required: true },
        { widget: 'text', name: 'helpMessage', words: 'prose', label: 'Help message' },
        {
          widget: 'text',
          name: 'autocomplete',
          isAddition: true,
          words: 'none',
          label: 'What browsers choose',
          description: 'An HTML autofill name, for drop-downs: country, sex, language.',
        },
        idField,
      ],
    },
    {
      title: 'Options',
      fields: [
        {
          widget: 'select',
          name: 'source',
          label: 'Where they come from',
          feeds: ['items'],
          value: 'local',
          options: [
            { value: 'local', text: 'Entered here' },
            { value: 'list', text: 'From a list on the site' },
            { value: 'datasource', text: 'From a data source' },
          ],
        },
        {
          widget: 'multifield',
          name: 'items',
          label: 'Options',
          showWhen: fromSource('local'),
          fields: [
            { widget: 'text', name: 'text', words: 'prose', label: 'Words', required: true },
            { widget: 'text', name: 'value', words: 'none', label: 'Value', required: true },
            { widget: 'checkbox', name: 'selected', label: 'Chosen beforehand' },
            { widget: 'checkbox', name: 'disabled', label: 'Cannot be chosen' },
          ],
        },
        {
          widget: 'path',
          name: 'listPath',
          label: 'List',
          root: '/',
          feeds: ['items'],
          showWhen: fromSource('list'),
        },
        {
          widget: 'text',
          name: 'datasourceRT',
          words: 'none',
          label: 'Data source',
          feeds: ['items'],
          showWhen: fromSource('datasource'),
        },
      ],
    },
    {
      title: 'Constraints',
      fields: [
        { widget: 'checkbox', name: 'required', isAddition: true, label: 'Required' },
        {
          widget: 'text',
          name: 'requiredMessage',
          isAddition: true,
          words: 'prose',
          label: 'Message for a missing choice',
        },
        {
          widget: 'text',
          name: 'constraintMessage',
          isAddition: true,
          words: 'prose',
          label: 'Message for an invalid choice',
        },
      ],
    },
  ],
  computed: ['error'],
};
