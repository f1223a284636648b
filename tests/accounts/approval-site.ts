import { authoring } from '#site-server/author-words/index';
import type { ReviewReport } from '../../shared/authoring/review';
import { component, files, page } from '../server/fixture-site';
import type { Form } from '../server/writes/author-client';
import { startGuardedSite, type GuardedSite, type Sender } from './guarded-site';

/** A folder whose pages are published only after an approval. */
export const FOLDER = '/content/ventora/gb/en';
export const NEWS = `${FOLDER}/news`;
export const REVIEWS = '/bin/ventora/reviews.json';

/** A site with that folder, and two publishers who may publish everything else. */
export interface ApprovalSite {
  readonly site: GuardedSite;
  readonly ann: Sender;
  readonly bob: Sender;
  /** @param who Ann if nobody else */
  readonly post: (address: string, form: Form, who?: Sender) => Promise<{ status: number; text: string }>;
  readonly review: (form: Form, who: Sender) => Promise<ReviewReport>;
  /** Ann asks Bob to review a page, and he approves it. */
  readonly approved: (path?: string) => Promise<ReviewReport>;
}

export async function startApprovalSite(): Promise<ApprovalSite> {
  const text = component('text', { text: '<p>Draft</p>', textIsRich: true });
  const published = Object.fromEntries(Object.entries(files).filter(([name]) => name.startsWith('content/')));
  const site = await startGuardedSite({
    content: {
      'content/ventora/gb/en/news.json': page('News', { a: text }),
      'content/ventora/gb/en/news/plan.json': page('Plan', { a: text }),
      'content/ventora/de/de/neu.json': page('Neu', { a: text }),
    },
    published: { ...published, 'content/ventora/de/de/neu.json': page('Neu', { a: text }) },
    server: { authorWords: authoring },
  });
  const grants = [{ path: '/content', level: 'publish' }] as const;
  const ann = site.person('ann', 'publisher', grants);
  const bob = site.person('bob', 'publisher', grants);
  site.accounts.approvals.add(FOLDER);
  const post: ApprovalSite['post'] = async (address, form, who = ann) => {
    const answer = await site.post(address, form, who);
    return { status: answer.status, text: answer.text };
  };
  const review: ApprovalSite['review'] = async (form, who) =>
    (JSON.parse((await post(REVIEWS, form, who)).text) as { review: ReviewReport }).review;
  return {
    ...{ site, ann, bob, post, review },
    async approved(path = NEWS) {
      const { id, content } = await review({ cmd: 'ask', path, to: 'person:bob', note: 'Please look' }, ann);
      return review({ cmd: 'approve', id: String(id), content }, bob);
    },
  };
}
