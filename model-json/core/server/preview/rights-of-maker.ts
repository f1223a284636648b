import { Rights } from '../../repository/rights/Rights';
import type { Accounts } from '../accounts/Accounts';
import type { PreviewRecord } from './PreviewLink';

/** What a link gives at most: what its maker may read now. */
export function rightsOfMaker({ by }: Pick<PreviewRecord, 'by'>, accounts: Accounts | undefined): Rights {
  if (!accounts?.isOn) return Rights.ALL;
  return accounts.knownAs(by)?.rights ?? Rights.NONE;
}
