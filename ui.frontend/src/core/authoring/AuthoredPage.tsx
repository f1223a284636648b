import { Page } from '@adobe/aem-react-editable-components';
import { useMemo, type ComponentType, type ReactNode } from 'react';
import { asksConsent } from '../document/asks-consent';
import { RenderingProvider, type WcmMode } from '../kit/rendering';
import type { SdkProps } from './raw-model';
import type { ItemMapping } from './child-renderer';

export interface AuthoredPageProps {
  /** The page's model as the SDK's props; the same object from one drawing to the next. */
  page: SdkProps;
  mode: WcmMode;
  mapping: ItemMapping;
}

/** Its types leave out the `model` that it hands on to the SDK's EditableComponent. */
const SdkPage = Page as ComponentType<Parameters<typeof Page>[0] & { model: SdkProps }>;

/** A whole page drawn through the SDK: editable in the editor, plain on a published page. */
export function AuthoredPage({ page, mode, mapping }: AuthoredPageProps): ReactNode {
  const rendering = useMemo(
    () => ({
      mode,
      language: typeof page.language === 'string' && page.language ? page.language : 'en',
      asksConsent: asksConsent(page),
      renderChild: () => null,
    }),
    [mode, page],
  );
  return (
    <RenderingProvider value={rendering}>
      <SdkPage
        model={page}
        cqPath={String(page.cqPath)}
        isInEditor={mode !== 'disabled'}
        componentMapping={mapping}
      />
    </RenderingProvider>
  );
}
