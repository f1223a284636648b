import { plainPeer } from '../../page/plain-peer';

/** A page of a peer: the same words and pictures, without our design and behaviour. */
export interface PeerPage {
  readonly path: string;
  readonly title: string;
  readonly description: string;
  readonly style: string;
  readonly body: string;
}

/** @param origin where our pages are */
export async function peerPages(origin: string, paths: readonly string[]): Promise<PeerPage[]> {
  const pages = [];
  for (const path of paths)
    pages.push({ path, ...parts(plainPeer(await (await fetch(origin + path)).text())) });
  return pages;
}

const parts = (html: string) => {
  const between = (start: string, end: string) => html.split(start, 2)[1]?.split(end, 1)[0] ?? '';
  return {
    title: between('<title>', '</title>'),
    description: between('<meta name="description" content="', '"'),
    style: between('<style>', '</style>'),
    body: between('<body>', '</body>'),
  };
};
