/** @jest-environment jsdom */
import { act, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { answers, draw } from '../testing';
import { TagsWidget } from './TagsWidget';

// Spectrum renders slowly on a busy machine.
jest.setTimeout(30_000);

// On a phone Spectrum opens the list as a dialog.
beforeEach(() => {
  jest.spyOn(window.screen, 'width', 'get').mockReturnValue(1366);
  // Spectrum renders only the options that fit.
  jest.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(1000);
  jest.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(1000);
});
afterEach(() => jest.restoreAllMocks());

const tag = (title: string, below = {}) => ({ 'jcr:title': title, ...below });
const tree = {
  site: tag('Ventora', {
    family: tag('Product family', { mobile: tag('Mobile compressors'), oil: tag('Oil') }),
    industry: tag('Industry', { automotive: tag('Automotive') }),
  }),
};

function Tags() {
  const [value, setValue] = useState<readonly string[]>([]);
  const field = { widget: 'tags', name: 'cq:tags', label: 'Tags' } as const;
  return (
    <>
      <TagsWidget field={field} value={value} onChange={setValue} place="cq:tags" />
      <output>{value.join(' ')}</output>
    </>
  );
}
async function open() {
  const { user } = draw(<Tags />);
  await act(() => Promise.resolve());
  const box = screen.getByRole('combobox', { name: 'Add to tags' });
  await user.click(box);
  return { user, box };
}
const offered = () => screen.queryAllByRole('option').map((option) => option.textContent);
const chosen = () => screen.getByRole('status', { name: '' }).textContent;

it('offers only matching tags, those matching by their own name first', async () => {
  answers({ '/content/cq:tags.infinity.json': tree });
  const { user } = await open();
  expect(await screen.findAllByRole('option')).toHaveLength(5);
  await user.keyboard('mo');
  expect(offered()).toEqual([
    'Ventora / Product family / Mobile compressors',
    'Ventora / Industry / Automotive',
  ]);
  await user.keyboard('{Enter}');
  expect(chosen()).toBe('site:family/mobile');
});

it('closes its list once a tag is chosen, so that Tab leads on, and offers more when somebody types again', async () => {
  answers({ '/content/cq:tags.infinity.json': tree });
  const { user, box } = await open();
  await screen.findAllByRole('option');
  await user.keyboard('auto{ArrowDown}{Enter}');
  await waitFor(() => expect(offered()).toEqual([]));
  expect(chosen()).toBe('site:industry/automotive');
  await user.keyboard('oi');
  expect(offered()).toEqual(['Ventora / Product family / Oil']);
  await user.keyboard('{Enter}');
  await waitFor(() => expect(offered()).toEqual([]));
  await user.tab();
  expect(box).not.toHaveFocus();
  expect(chosen()).toBe('site:industry/automotive site:family/oil');
});

it('accepts no free text as a tag, and says that there is no such tag', async () => {
  answers({ '/content/cq:tags.infinity.json': tree });
  const { user, box } = await open();
  await screen.findAllByRole('option');
  await user.keyboard('nonsense{Enter}');
  expect(box).toHaveAccessibleDescription('No tag is called “nonsense”.');
  await user.tab();
  expect(chosen()).toBe('');
});

it('says when the tags could not be loaded', async () => {
  answers({});
  await open();
  expect(await screen.findByText(/The tags could not be loaded/)).toBeInTheDocument();
});
