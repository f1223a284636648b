import { isWithin } from '../../repository/path';
import type { Body } from '../http/Body';

/** A build of an application: what its pages load. */
export interface SpaBuild {
  /** Addresses of its initial styles and scripts, in order. */
  readonly styles: readonly string[];
  readonly scripts: readonly string[];
  /** A built file by its address, from memory. */
  file(address: string): Body | undefined;
}

/** An application of somebody else’s that draws the pages below a path with AEM’s SPA SDK, in place of the site’s. */
export interface SpaApp {
  /** The pages that it draws: this one and those below. */
  readonly root: string;
  /** Where its files are served: `/etc.clientlibs/acme/clientlibs/clientlib-react/resources/`. */
  readonly address: string;
  /** Its current build. */
  build(): SpaBuild;
}

/** The application that draws a page; undefined if the site’s does. */
export const spaAppOf = (apps: readonly SpaApp[], page: string): SpaApp | undefined =>
  apps.find(({ root }) => isWithin(page, root));
