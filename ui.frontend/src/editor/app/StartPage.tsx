import {
  Button,
  Content,
  Heading,
  IllustratedMessage,
  ProgressCircle,
  SearchField,
} from '@adobe/react-spectrum';
import { useEffect, useState, type ReactNode } from 'react';
import type { SlingClient } from '../sling/SlingClient';
import { findPages, type FoundPage } from './find-pages';
import { PageTable } from './PageTable';

interface StartPageProps {
  sling: SlingClient;
  onOpen(path: string): void;
}

const pause = 200;

/** Every page, to be found and opened. */
export function StartPage({ sling, onOpen }: StartPageProps): ReactNode {
  const [search, setSearch] = useState('');
  const [tries, setTries] = useState(0);
  const [found, setFound] = useState<{ pages: readonly FoundPage[]; total: number } | 'failed'>();
  useEffect(() => {
    let isCurrent = true;
    const timer = setTimeout(
      () =>
        findPages(sling, search).then(
          (pages) => isCurrent && setFound(pages),
          () => isCurrent && setFound('failed'),
        ),
      search ? pause : 0,
    );
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [sling, search, tries]);
  useEffect(() => void (document.title = 'Pages | Page editor'), []);

  return (
    <main className="ed-start">
      <Heading level={1}>Pages</Heading>
      <SearchField
        label="Search pages"
        width="size-4600"
        maxWidth="100%"
        value={search}
        onChange={setSearch}
      />
      {found === undefined && (
        <ProgressCircle aria-label="Loading pages" isIndeterminate marginTop="size-400" />
      )}
      {found === 'failed' && (
        <IllustratedMessage>
          <Heading level={2}>The pages could not be loaded</Heading>
          <Content>
            The author server does not answer. Check that it is running.{' '}
            <Button variant="secondary" marginTop="size-200" onPress={() => setTries(tries + 1)}>
              Try again
            </Button>
          </Content>
        </IllustratedMessage>
      )}
      {typeof found === 'object' && (
        <>
          <p className="ed-start__count" role="status">
            {found.pages.length < found.total
              ? `${found.pages.length} of ${found.total} pages. Search to find the others.`
              : `${found.total} ${found.total === 1 ? 'page' : 'pages'}`}
          </p>
          {found.total > 0 && <PageTable pages={found.pages} sling={sling} onOpen={onOpen} />}
        </>
      )}
    </main>
  );
}
