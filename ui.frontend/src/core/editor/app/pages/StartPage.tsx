import {
  Button,
  Content,
  Heading,
  IllustratedMessage,
  ProgressCircle,
  SearchField,
} from '@adobe/react-spectrum';
import { useEffect, useState, type ReactNode } from 'react';
import type { SlingClient } from '../../sling/SlingClient';
import { PageTree } from './PageTree';
import { usePages } from './use-pages';
import { servlet } from '../../../../../../shared/addresses/app';

interface StartPageProps {
  sling: SlingClient;
  onOpen(path: string): void;
}

/** Lists all pages, to search and open. */
export function StartPage({ sling, onOpen }: StartPageProps): ReactNode {
  const [search, setSearch] = useState('');
  const { pages, retry } = usePages(sling, search);
  useEffect(() => void (document.title = 'Pages | Page editor'), []);

  return (
    <main className="ed-start">
      <div className="ed-start__head">
        <Heading level={1}>Pages</Heading>
        <a href={servlet('search-report.html')}>What visitors search for</a>
      </div>
      <SearchField
        label="Search pages"
        description="By title, address or text"
        width="size-4600"
        maxWidth="100%"
        value={search}
        onChange={setSearch}
      />
      {pages === 'loading' && (
        <div className="ed-start__wait">
          <ProgressCircle aria-label="Loading pages" isIndeterminate />
        </div>
      )}
      {pages === 'failed' && (
        <IllustratedMessage>
          <Heading level={2}>The pages could not be loaded</Heading>
          <Content>
            The author server does not answer. Check that it is running.{' '}
            <Button variant="secondary" marginTop="size-200" onPress={retry}>
              Try again
            </Button>
          </Content>
        </IllustratedMessage>
      )}
      {typeof pages === 'object' && (
        <>
          <p className="ed-start__count" role="status">
            {pages.count === 0 && pages.isFound
              ? `No page has “${search.trim()}” in its title, address or text.`
              : `${pages.count} ${pages.count === 1 ? 'page' : 'pages'}`}
          </p>
          {pages.tree.length > 0 && <PageTree tree={pages.tree} isFound={pages.isFound} onOpen={onOpen} />}
        </>
      )}
    </main>
  );
}
