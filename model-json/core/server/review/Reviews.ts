import { Queue } from '../../repository/files/Queue';
import { isWithin } from '../../repository/path';
import type { Logger } from '../../repository/Repository';
import { HttpError } from '../http/http-error';
import { RecordFiles } from '../replicate/records/RecordFiles';
import type { Review, ReviewRecord } from './ReviewRecord';
import { t } from '../../../../shared/authoring/language/t';

/** Reviews that are remembered of a page. */
const KEPT = 20;

/** What authors ask each other to look at before it is published: a file for each review. */
export class Reviews {
  private readonly files: RecordFiles<ReviewRecord>;
  private readonly line = new Queue();
  private reviews: Review[] = [];

  constructor(dir: string, log: Logger) {
    this.files = new RecordFiles(dir, log);
  }

  async open(): Promise<void> {
    this.reviews = await this.files.open();
  }

  /** The reviews of a page, or all, the newest first. Those that were withdrawn are left out. */
  list(path?: string): Review[] {
    return this.reviews
      .filter((review) => review.state !== 'withdrawn' && (path === undefined || review.path === path))
      .reverse();
  }

  /** The newest review of a page. */
  newest(path: string): Review | undefined {
    return this.reviews.findLast((review) => review.path === path && review.state !== 'withdrawn');
  }

  /** @throws HttpError 404 if there is none */
  find(id: number): Review {
    const review = this.reviews.find((each) => each.id === id);
    if (!review || review.state === 'withdrawn') throw noSuchReview(id);
    return review;
  }

  /** Asks for a review; one that is open is replaced. Once the promise resolves, it is on disk. */
  ask(record: ReviewRecord): Promise<Review> {
    return this.line.run(async () => {
      const open = this.newest(record.path);
      const review = await this.files.add(record);
      this.reviews.push(review);
      if (open?.state === 'asked') await this.put({ ...open, state: 'withdrawn' });
      await this.prune(record.path);
      return review;
    });
  }

  /**
   * Changes a review.
   *
   * @param change gets it as it is
   * @throws HttpError 404 as `find`; the errors of `change`
   */
  change(id: number, change: (review: Review) => Review): Promise<Review> {
    return this.line.run(() => this.put(change(this.find(id))));
  }

  /** Whether exactly this content of a page was approved, and not rejected since. */
  isApproved(path: string, content: string): boolean {
    return this.list(path).find((review) => review.content === content)?.state === 'approved';
  }

  /** Lets reviews follow pages that move. */
  follow(from: string, to: string): Promise<void> {
    return this.line.run(async () => {
      for (const review of this.reviews.filter(({ path }) => isWithin(path, from)))
        await this.put({ ...review, path: to + review.path.slice(from.length) });
    });
  }

  private async put(review: Review): Promise<Review> {
    await this.files.put(review);
    this.reviews = this.reviews.map((each) => (each.id === review.id ? review : each));
    return review;
  }

  private async prune(path: string): Promise<void> {
    const old = this.reviews.filter((review) => review.path === path).slice(0, -KEPT);
    for (const { id } of old) await this.files.remove(id);
    this.reviews = this.reviews.filter((review) => !old.includes(review));
  }
}

export const noSuchReview = (id: number): HttpError =>
  new HttpError(404, t('There is no review {id}: it was withdrawn, or the page was reviewed again', { id }));
