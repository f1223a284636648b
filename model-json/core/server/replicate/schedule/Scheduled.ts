import type { Numbered } from '../records/RecordFiles';

/** A publication or unpublication that is not due yet. */
export interface ScheduledRecord {
  /** `Promote` publishes a release, AEM's launch. */
  readonly action: 'Activate' | 'Deactivate' | 'Promote';
  /** The pages and assets that were ticked, or the release: published as they are when it is due. */
  readonly paths: readonly string[];
  /** When it is due, ISO 8601 in UTC. */
  readonly at: string;
  readonly by: string;
  /** Why it was not carried out when it was due. */
  readonly failure?: string;
}

export type Scheduled = Numbered<ScheduledRecord>;
