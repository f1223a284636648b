import { isWithin } from '../../repository/path';
import type { Resource } from '../../repository/Resource';

const LIBRARY = '/content/ventora-library';

/** Whether a resource belongs to the component library. */
export const isInLibrary = ({ path }: Resource): boolean => isWithin(path, LIBRARY);
