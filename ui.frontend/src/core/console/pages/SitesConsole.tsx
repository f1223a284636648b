import type { ReactNode } from 'react';
import { CONSOLES } from '../../../../../shared/addresses/consoles';
import { sling } from '../http/sling';
import { Browser } from '../views/Browser';
import { pageColumns } from './columns';
import { createPageSource } from './page-source';

const source = createPageSource(sling);

/** The console of sites: all pages, and what authors do with them. */
export function SitesConsole(): ReactNode {
  return (
    <Browser
      console={CONSOLES[0]}
      source={source}
      columns={pageColumns}
      searchLabel="Search pages"
      empty={<p>There are no pages here yet.</p>}
      actions={() => []}
    />
  );
}
