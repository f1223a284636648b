/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import type { ChildModel } from '../../kit/models/container';
import { RenderingProvider, type Rendering } from '../../kit/rendering';
import { LibraryExample } from './LibraryExample';
import { fixtures } from './LibraryExample.fixtures';
import { libraryExampleModel } from './LibraryExample.model';

const renderChild = ({ model }: ChildModel): ReactNode => <p>{String(model?.text)}</p>;

const show = (name: keyof typeof fixtures, rendering: Partial<Rendering> = {}) =>
  render(
    <RenderingProvider value={{ mode: 'disabled', language: 'en', renderChild, ...rendering }}>
      <LibraryExample {...libraryExampleModel.parse(fixtures[name])} />
    </RenderingProvider>,
  );

it('shows the component in a frame named after the example', () => {
  show('default');
  expect(screen.getByTitle('Example: A heading')).toHaveAttribute('src', fixtures.default.address);
  expect(screen.queryByText('Screw compressors', { selector: 'p' })).toBeNull();
});

it('requests the document with the reader’s valid choices', () => {
  show('looked at in German on a phone');
  const frame = screen.getByTitle('Example: A heading');
  expect(frame).toHaveAttribute('src', `${fixtures.default.address}?lang=de`);
  expect(frame).toHaveAttribute('data-width', '390');
});

it('requests the language of the texts if the reader chose none', () => {
  show('right to left');
  expect(screen.getByTitle('Example: Arabic')).toHaveAttribute('src', expect.stringMatching(/\?lang=ar$/));
});

it('links to the document alone, in case the frame stays empty', () => {
  show('default');
  expect(screen.getByRole('link', { name: 'Open on its own' })).toHaveAttribute(
    'href',
    fixtures.default.address,
  );
});

it('shows the markup if the renderer provides it', () => {
  show('default', { markupOf: () => '<h2>Screw compressors</h2>' });
  expect(screen.getByText('<h2>Screw compressors</h2>')).toBeInTheDocument();
});

it('says so if visitors would see nothing', () => {
  show('default', { markupOf: () => '' });
  expect(screen.queryByTitle(/^Example/)).toBeNull();
  expect(screen.getByText(/This renders nothing/)).toBeVisible();
});

it('is part of the page in the editor, so that it can be edited', () => {
  show('default', { mode: 'edit' });
  expect(screen.getByText('Screw compressors')).toBeVisible();
  expect(screen.queryByTitle(/^Example/)).toBeNull();
});

it('states the page address that it is shown for', () => {
  show('as at an address');
  expect(screen.getByText('/content/ventora/gb/en/products/mobile.html?page=3')).toBeVisible();
});
