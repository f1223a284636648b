/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { useState, type ReactNode } from 'react';
import userEvent from '@testing-library/user-event';
import type { TextPair } from '../../../../../shared/authoring/translation';
import { PairRow } from './PairRow';
import type { Draft } from './use-drafts';

const pair: TextPair = {
  ...{ id: 'root:title:jcr_3a_title', node: 'root/title', item: 'root/title' },
  ...{ property: 'jcr:title', field: 'jcr:title', component: 'Title', isRich: false },
  ...{ source: 'Clean air', copy: 'Luft' },
};

const row = (more: Partial<TextPair> = {}, refusal?: string) => (
  <Row pair={{ ...pair, ...more }} refusal={refusal} />
);

function Row({ pair: shown, refusal }: { pair: TextPair; refusal: string | undefined }): ReactNode {
  const [typed, setTyped] = useState<Draft>();
  return (
    <PairRow
      pair={shown}
      of={{ path: '/content/site/gb/en/air', language: 'de-DE' }}
      copyPath="/content/site/de/de/air"
      languages={['en-GB', 'de-DE']}
      refusal={refusal}
      typed={typed}
      onType={setTyped}
      onSaved={() => undefined}
    />
  );
}

it('shows what the source said when it was translated beside what it says now', () => {
  render(row({ change: 'changed', before: 'Dry air' }));
  expect(screen.getByText('The source has changed')).toBeVisible();
  expect(screen.getByText('Dry air').closest('del')).not.toBeNull();
  expect(screen.getByText('Clean air').closest('del')).toBeNull();
});

it('keeps what was typed when a colleague changes the text, and offers theirs', async () => {
  const user = userEvent.setup();
  const { rerender } = render(row());
  await user.type(screen.getByRole('textbox'), ' und mehr');
  rerender(row({ copy: 'Lüfte' }));
  expect(screen.getByRole('textbox')).toHaveValue('Luft und mehr');
  expect(screen.getByText('Lüfte')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Take theirs' }));
  expect(screen.getByRole('textbox')).toHaveValue('Lüfte');
  expect(screen.queryByRole('button')).toBeNull();
});

it('shows a text that cannot be changed here with the reason, and no field', () => {
  const reason = 'Inherited from another page; change it there.';
  render(row({ refusal: reason }, reason));
  expect(screen.getByText(reason)).toBeVisible();
  expect(screen.queryByRole('textbox')).toBeNull();
});
