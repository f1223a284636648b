/** @jest-environment jsdom */
import { fireEvent, render, screen, within } from '@testing-library/react';
import type { EditedModel } from '../../../../../../shared/authoring/fragment-model';
import { ModelForm } from './ModelForm';

const model = (more: Partial<EditedModel> = {}): EditedModel => ({
  id: 'x',
  path: '/conf/site/settings/dam/cfm/models/job',
  name: 'job',
  title: 'Job',
  status: 'enabled',
  publication: 'none',
  fragments: 2,
  mayWrite: true,
  seesAll: true,
  held: { title: 2 },
  fields: [
    {
      node: 'title',
      name: 'title',
      label: 'Title of the job',
      type: 'text',
      multiple: false,
      required: false,
    },
    {
      node: 'data',
      name: 'data',
      label: 'Data',
      type: 'text',
      multiple: false,
      required: false,
      isForeign: true,
    },
  ],
  ...more,
});
const show = (more: Partial<EditedModel> = {}) =>
  render(<ModelForm first={{ model: model(more), tag: '"1"' }} />);
const open = (label: RegExp) => fireEvent.click(screen.getByRole('button', { name: label, expanded: false }));
const settings = (label: string) => within(screen.getByRole('group', { name: `Settings of ${label}` }));

it('lets those who may not write look at the settings, and change nothing', () => {
  show({ mayWrite: false });
  open(/^Title of the job/);
  expect(settings('Title of the job').getByLabelText('Label')).toBeDisabled();
  expect(screen.queryByRole('button', { name: 'Add field' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Delete: Title of the job' })).toBeNull();
});

it('keeps the property that fragments hold, and says how many do before its field is deleted', () => {
  show();
  open(/^Title of the job/);
  expect(settings('Title of the job').getByLabelText('Property name')).toHaveAttribute('readonly');
  expect(screen.getByText('2 fragments hold a value under it, so it stays.')).toBeInTheDocument();
});

it('lets those who cannot see all fragments keep what they may hold', () => {
  show({ seesAll: false, held: {}, fragments: 0 });
  open(/^Title of the job/);
  expect(settings('Title of the job').getByLabelText('Property name')).toHaveAttribute('readonly');
});

it('offers only label and help of a field that forms do not have', () => {
  show();
  open(/^Data/);
  expect(settings('Data').getByLabelText('Label')).toBeEnabled();
  expect(settings('Data').queryByLabelText('Required')).toBeNull();
});

it('moves a field by keys and by buttons, says where it is, and can discard that', () => {
  show();
  const names = () =>
    screen.getAllByRole('button', { expanded: false }).map(({ textContent }) => textContent);
  fireEvent.keyDown(screen.getByRole('button', { name: /^Data/ }), {
    key: 'ArrowUp',
    altKey: true,
    shiftKey: true,
  });
  expect(names()[0]).toContain('Data');
  expect(screen.getByText('Data is now field 1 of 2.')).toBeInTheDocument();
  fireEvent.click(screen.getByRole('button', { name: 'Move down: Data' }));
  expect(names()[0]).toContain('Title');
  fireEvent.click(screen.getByRole('button', { name: 'Move up: Data' }));
  fireEvent.click(screen.getByRole('button', { name: 'Discard' }));
  expect(names()[0]).toContain('Title');
});
