/** Pages below the site on author and for visitors: title by path. */
export interface Trees {
  readonly author: Readonly<Record<string, string>>;
  readonly publish: Readonly<Record<string, string>>;
}

export const SITE = '/content/site';
export const OLD = `${SITE}/old`;
export const NEW = `${SITE}/new`;

/** One round of an author's work on a page and its child page. */
export const STEPS = ['create', 'publish', 'rename', 'edit', 'withdraw', 'clear'] as const;

export const stepOf = (count: number) => STEPS[count % STEPS.length]!;

/** A page is unpublished in one round and deleted in the next. */
export const isUnpublished = (count: number) => Math.floor(count / STEPS.length) % 2 === 1;

const pages = (at: string, title: string) => ({ [at]: title, [`${at}/child`]: title });

/** The content of both trees after a number of steps. */
export function treesAfter(count: number): Trees {
  if (count === 0) return { author: {}, publish: {} };
  const last = count - 1;
  const title = `Round ${Math.floor(last / STEPS.length)}`;
  switch (stepOf(last)) {
    case 'create':
      return { author: pages(OLD, title), publish: {} };
    case 'publish':
      return { author: pages(OLD, title), publish: pages(OLD, title) };
    case 'rename':
      return { author: pages(NEW, title), publish: pages(NEW, title) };
    case 'edit':
      return { author: { ...pages(NEW, title), [NEW]: 'Edited' }, publish: pages(NEW, title) };
    case 'withdraw':
      return {
        author: isUnpublished(last) ? { ...pages(NEW, title), [NEW]: 'Edited' } : {},
        publish: {},
      };
    case 'clear':
      return { author: {}, publish: {} };
  }
}
