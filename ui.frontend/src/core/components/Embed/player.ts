/** A third party's player for an address. */
export interface Player {
  /** The provider's usual name. */
  provider: string;
  /** URL of the frame. */
  src: string;
  /** What it shows: a video to play, or a map to look at. */
  kind: 'film' | 'map';
}

interface Provider {
  kind: Player['kind'];
  name: string;
  hosts: readonly string[];
  /** @returns undefined for one of this provider's addresses without a player */
  src(url: URL): string | undefined;
}

const id = /^[\w-]{6,20}$/;

const providers: readonly Provider[] = [
  {
    name: 'YouTube',
    kind: 'film',
    hosts: ['youtube.com', 'm.youtube.com', 'youtu.be', 'youtube-nocookie.com'],
    src({ hostname, pathname, searchParams }) {
      const [, first, second] = pathname.split('/');
      const named = hostname.endsWith('youtu.be')
        ? first
        : ['embed', 'shorts', 'live', 'v'].includes(first ?? '')
          ? second
          : searchParams.get('v');
      if (!named || !id.test(named)) return undefined;
      const start = parseInt(searchParams.get('start') ?? searchParams.get('t') ?? '', 10);
      return `https://www.youtube-nocookie.com/embed/${named}?rel=0${start > 0 ? `&start=${start}` : ''}`;
    },
  },
  {
    name: 'Vimeo',
    kind: 'film',
    hosts: ['vimeo.com', 'player.vimeo.com'],
    src({ pathname, searchParams }) {
      const [, film, inPath] = /^\/(?:video\/)?(\d+)(?:\/([\da-f]+))?/.exec(pathname) ?? [];
      const secret = inPath ?? searchParams.get('h');
      if (!film) return undefined;
      return `https://player.vimeo.com/video/${film}?dnt=1${secret && /^[\da-f]+$/.test(secret) ? `&h=${secret}` : ''}`;
    },
  },
  {
    name: 'Dailymotion',
    kind: 'film',
    hosts: ['dailymotion.com', 'dai.ly'],
    src({ pathname }) {
      const film = /^\/(?:(?:embed\/)?video\/)?([a-z\d]{5,12})$/.exec(pathname)?.[1];
      return film && `https://geo.dailymotion.com/player.html?video=${film}`;
    },
  },
  {
    name: 'OpenStreetMap',
    kind: 'map',
    hosts: ['openstreetmap.org'],
    src: ({ pathname, search }) =>
      pathname === '/export/embed.html' ? `https://www.openstreetmap.org${pathname}${search}` : undefined,
  },
];

/** The player for an address copied from a browser; undefined if there is none. */
export function playerFor(address: string): Player | undefined {
  const url = URL.canParse(address) ? new URL(address) : undefined;
  if (!url || !/^https?:$/.test(url.protocol)) return undefined;
  const host = url.hostname.replace(/^www\./, '');
  const provider = providers.find(({ hosts }) => hosts.includes(host));
  const src = provider?.src(url);
  return provider && src ? { provider: provider.name, src, kind: provider.kind } : undefined;
}

/** The site at an address, for a link to it; undefined if it is not a web address. */
export function hostOf(address: string): string | undefined {
  const url = URL.canParse(address) ? new URL(address) : undefined;
  return url && /^https?:$/.test(url.protocol) ? url.hostname.replace(/^www\./, '') : undefined;
}
