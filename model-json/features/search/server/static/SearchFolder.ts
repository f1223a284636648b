import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { once } from '../../../../core/repository/once';
import { recording, Scope, useNoted, type Noted } from '../../../../core/repository/reads/Scope';
import { HttpError } from '../../../../core/server/http/http-error';
import { Body } from '../../../../core/server/http/Body';
import { typeOfFile } from '../../../../core/server/http/media-type';
import type { Site } from '../../../../core/server/pages/sites';
import { servlet } from '../../../../../shared/addresses/app';
import type { SearchFiles } from '../../browser/SearchFiles';
import type { SiteSearch } from '../SiteSearch';

/** Below it are all files of the search. */
export const FOLDER = `${servlet('search')}/`;
/** Ends the address of the list of a site's files. */
const FILE_LIST = '.files.json';

/** What browsers load to search one site. */
interface SiteFiles {
  readonly list: SearchFiles;
  /** By address. */
  readonly bodies: ReadonlyMap<string, Body>;
}

/** The search of all sites of an instance as files. All but the lists have a hash in their address. */
export class SearchFolder {
  private version: string | undefined;
  private readonly sites = new Map<string, Noted<Promise<SiteFiles>>>();
  /** In each page that searches. */
  readonly script = once(() => this.built('intercept'));
  private readonly answers = once(() => this.built('answers'));

  /** @param scripts folder of the built scripts */
  constructor(
    private readonly search: SiteSearch,
    private readonly scripts: string,
  ) {}

  /** Address of the list of a site's files. */
  listOf = (site: Site): string => `${FOLDER}${site.tag}${FILE_LIST}`;

  /** @throws HttpError 404; 503 for a file of another version of the index: another process may have it already */
  async find(address: string): Promise<{ readonly body: Body; readonly isList: boolean }> {
    const built = [this.script(), this.answers()].find((each) => each.address === address);
    if (built) return { body: built.body, isList: false };
    const isList = address.endsWith(FILE_LIST);
    const site = this.search
      .sites()
      .find((each) => this.listOf(each) === address || address.startsWith(folderOf(each)));
    if (!site) throw new HttpError(404, 'There is no site with this search');
    const { list, bodies } = await this.filesOf(site);
    if (isList) return { body: bodyOf(JSON.stringify(list), address), isList };
    const body = bodies.get(address);
    if (!body) throw new HttpError(503, 'The index of the search has no such file now');
    return { body, isList };
  }

  private filesOf(site: Site): Promise<SiteFiles> {
    if (this.version !== this.search.version) this.sites.clear();
    this.version = this.search.version;
    const known = this.sites.get(site.tag) ?? this.start(site);
    return useNoted(known);
  }

  /** Each of a site's files is made from all that is read for them, whichever is asked for first. */
  private start(site: Site): Noted<Promise<SiteFiles>> {
    const scope = new Scope();
    const written = { scope, value: recording(scope, () => this.write(site)) };
    this.sites.set(site.tag, written);
    written.value.catch(() => this.sites.delete(site.tag));
    return written;
  }

  private async write(site: Site): Promise<SiteFiles> {
    const bodies = new Map<string, Body>();
    const files: Record<string, string> = {};
    for (const [name, text] of await this.search.staticFiles(site)) {
      const address = folderOf(site) + hashed(name, text);
      files[name] = address;
      bodies.set(address, bodyOf(text, address));
    }
    return { list: { script: this.answers().address, files }, bodies };
  }

  private built(name: string): { readonly address: string; readonly body: Body } {
    const text = readFileSync(path.join(this.scripts, `${name}.js`), 'utf8');
    const address = `${FOLDER}${hashed(`${name}.js`, text)}`;
    return { address, body: bodyOf(text, address) };
  }
}

const folderOf = ({ tag }: Site): string => `${FOLDER}${tag}/`;

const bodyOf = (text: string, address: string): Body => new Body(text, typeOfFile(address));

/** `start.json` → `start.1a2b3c4d.json`. */
function hashed(name: string, text: string): string {
  const { ext, name: stem } = path.posix.parse(name);
  return `${stem}.${createHash('sha256').update(text).digest('hex').slice(0, 8)}${ext}`;
}
