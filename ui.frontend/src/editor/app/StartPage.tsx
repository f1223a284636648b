import {
  Button,
  Content,
  Heading,
  IllustratedMessage,
  ProgressCircle,
  SearchField,
  StatusLight,
} from '@adobe/react-spectrum';
import { useEffect, useState, type ReactNode } from 'react';
import type { SlingClient } from '../sling/SlingClient';
import { addressFor } from './editor-address';
import { findPages, type FoundPage } from './find-pages';

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
          {found.total > 0 && <PageTable pages={found.pages} onOpen={onOpen} />}
        </>
      )}
    </main>
  );
}

function PageTable({
  pages,
  onOpen,
}: {
  pages: readonly FoundPage[];
  onOpen(path: string): void;
}): ReactNode {
  return (
    <table className="ed-pages">
      <thead>
        <tr>
          <th scope="col">Title</th>
          <th scope="col">Path</th>
          <th scope="col">Last modified</th>
          <th scope="col">State</th>
        </tr>
      </thead>
      <tbody>
        {pages.map(({ path, title, modified, state }) => (
          <tr key={path}>
            <th scope="row">
              <a
                href={addressFor(path)}
                onClick={(event) => {
                  if (event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) return;
                  event.preventDefault();
                  onOpen(path);
                }}
              >
                {title}
              </a>
            </th>
            <td className="ed-pages__path">{path}</td>
            <td>{modified ? <time dateTime={modified}>{day(modified)}</time> : '–'}</td>
            <td>
              <StatusLight variant={lights[state]}>{words[state]}</StatusLight>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const lights = { published: 'positive', changed: 'notice', unpublished: 'neutral' } as const;
const words = { published: 'Published', changed: 'Changed since', unpublished: 'Not published' };

const format = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'short' });
function day(iso: string): string {
  const date = new Date(iso);
  return Number.isNaN(date.getTime()) ? iso : format.format(date);
}
