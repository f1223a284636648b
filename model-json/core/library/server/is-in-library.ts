import { isWithin } from '../../repository/path';
import type { Resource } from '../../repository/Resource';
import { LIBRARY_ROOT } from '../../../../shared/addresses/app';

/** Whether a resource belongs to the component library. */
export const isInLibrary = ({ path }: Resource): boolean => isWithin(path, LIBRARY_ROOT);
