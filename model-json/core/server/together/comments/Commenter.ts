import type { Person } from '../../../../../shared/authoring/together';
import type { Repository } from '../../../repository/Repository';

/** Who changes comments, and what they may read. */
export interface Commenter {
  readonly person: Person;
  readonly isAdministrator: boolean;
  readonly repository: Repository;
}
