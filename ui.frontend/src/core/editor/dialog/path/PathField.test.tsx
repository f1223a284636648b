/** @jest-environment jsdom */
import { act, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { sling } from '../../sling/sling';
import { answers, draw } from '../testing';
import { PathField } from './PathField';

// Spectrum renders slowly on a busy machine.
jest.setTimeout(30_000);
afterEach(() => jest.restoreAllMocks());

function Field({ path = '' }: { path?: string }) {
  const [value, setValue] = useState(path);
  return <PathField name="Link" label="Link" value={value} root="/content" onChange={setValue} />;
}
const warning = /There is nothing at this address/;

it('warns while a path leads to nothing', async () => {
  answers({ '/content/site/contact.0.json': {} });
  const { user } = draw(<Field path="/content/site/contcat.html#form" />);
  const field = screen.getByRole('textbox', { name: 'Link' });
  await waitFor(() => expect(field).toHaveAccessibleDescription(warning));
  await user.clear(field);
  await user.type(field, '/content/site/contact.html');
  await waitFor(() => expect(screen.queryByText(warning)).toBeNull());
});

it('hides old results while it searches, then shows the new ones with their paths', async () => {
  answers({ '/content.3.json': {} });
  const pending: ((hits: unknown[]) => void)[] = [];
  jest
    .spyOn(sling, 'query')
    .mockImplementation(
      () => new Promise((done) => pending.push((hits) => done({ hits, total: hits.length } as never))),
    );
  const answer = async (path: string, title: string) => {
    await waitFor(() => expect(pending).toHaveLength(1));
    const hit = { 'jcr:path': path, 'jcr:primaryType': 'cq:Page', 'jcr:content': { 'jcr:title': title } };
    await act(async () => pending.pop()!([hit]));
  };
  const { user } = draw(<Field />);
  await user.click(screen.getByRole('button', { name: 'Choose Link' }));
  const box = await screen.findByRole('searchbox');
  await user.type(box, 'oil');
  expect(screen.getByText('Searching…')).toBeInTheDocument();
  await answer('/content/site/oil', 'Oil');
  expect(await screen.findByText('/content/site/oil')).toBeInTheDocument();
  await user.type(box, ' filter');
  expect(screen.getByText('Searching…')).toBeInTheDocument();
  expect(screen.queryByText('/content/site/oil')).toBeNull();
  await answer('/content/site/filter', 'Filter');
  expect(await screen.findByText('1 found.')).toBeInTheDocument();
});
