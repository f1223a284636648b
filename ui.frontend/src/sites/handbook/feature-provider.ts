import type { ReactNode } from 'react';
import type { FeatureProviderProps } from '../../../../api/page';

/* What features provide to their components on a page: nothing. */

export const FeatureProvider = ({ children }: FeatureProviderProps): ReactNode => children;
