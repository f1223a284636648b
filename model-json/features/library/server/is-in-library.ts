import { isWithin } from '../../../core/repository/path';
import type { Resource } from '../../../core/repository/Resource';

const LIBRARY = '/content/core-components-examples';

/** Whether a resource belongs to the component library. */
export const isInLibrary = ({ path }: Resource): boolean => isWithin(path, LIBRARY);
