import type { ReactNode } from 'react';
import type { ResultProviderProps } from '../../../../../api/page';

/* What features provide to their results where scripts draw them: nothing. */

export const ResultProvider = ({ children }: ResultProviderProps): ReactNode => children;

export const resultSettings = {};
