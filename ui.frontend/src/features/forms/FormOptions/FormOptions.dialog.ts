import type { Dialog } from '../../../core/kit/dialogs/dialog';
import type { formOptionsModel } from './FormOptions.model';

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
            { value: 'radio', text: 'Buttons, one of them' },
            { value: 'drop-down', text: 'List that opens, one of it' },
            { value: 'multi-drop-down', text: 'List, several of it' },
          ],
        },
        { widget: 'text', name: 'jcr:title', label: 'Label', required: true, feeds: ['title'] },
        { widget: 'text', name: 'name', label: 'Name', required: true },
        { widget: 'text', name: 'helpMessage', label: 'Help message' },
        {
          widget: 'text',
          name: 'autocomplete',
          label: 'What browsers choose',
          description: 'A name of HTML’s list, for drop-downs: country, sex, language.',
        },
        { widget: 'text', name: 'id', label: 'ID' },
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
            { value: 'local', text: 'From here' },
            { value: 'list', text: 'From a list of the site' },
            { value: 'datasource', text: 'From a data source' },
          ],
        },
        {
          widget: 'multifield',
          name: 'items',
          label: 'Options',
          showWhen: fromSource('local'),
          fields: [
            { widget: 'text', name: 'text', label: 'Words', required: true },
            { widget: 'text', name: 'value', label: 'Value', required: true },
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
          label: 'Data source',
          feeds: ['items'],
          showWhen: fromSource('datasource'),
        },
      ],
    },
    {
      title: 'Constraints',
      fields: [
        { widget: 'checkbox', name: 'required', label: 'Required' },
        { widget: 'text', name: 'requiredMessage', label: 'Words for a missing choice' },
        { widget: 'text', name: 'constraintMessage', label: 'Words for a wrong choice' },
      ],
    },
  ],
  computed: ['error'],
};
