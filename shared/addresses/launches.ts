/** Where releases are, each below the day on which it was made: AEM's launches. */
export const LAUNCHES = '/content/launches';

/** Where a node of a release belongs. */
export interface LaunchPlace {
  /** The release: `/content/launches/2026/11/26/spring`. */
  readonly launch: string;
  /** The path of the node once the release is published: `/content/mysite/gb/en/news`. */
  readonly live: string;
}

const COPY = /^(\/content\/launches\/\d{4}\/\d\d\/\d\d\/[^/]+)(\/content\/.+)$/;

/** The place of a copy in a release; undefined for any other path. */
export function launchPlace(path: string): LaunchPlace | undefined {
  const [, launch, live] = COPY.exec(path) ?? [];
  return launch === undefined || live === undefined ? undefined : { launch, live };
}

/** The path that a node has, or will have, outside releases: rights on it are rights on its copies. */
export const livePath = (path: string): string => launchPlace(path)?.live ?? path;

/** Whether a path is one of releases, or of what is in them. */
export const isInLaunches = (path: string): boolean => path === LAUNCHES || path.startsWith(`${LAUNCHES}/`);
