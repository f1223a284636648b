import { Page } from '@adobe/aem-react-editable-components';
import { useMemo, type ComponentType, type ReactNode } from 'react';
import { asksConsent } from '../document/asks-consent';
import { mainContainer } from '../document/main-container';
import type { RawModel } from '../kit/models/container';
import { RenderingProvider, type WcmMode } from '../kit/rendering';
import { MainPath } from './Item';
import type { SdkProps } from './raw-model';
import type { ItemMapping } from './child-renderer';

export interface AuthoredPageProps {
  /** The page's model as props for the SDK; the same object across renders. */
  page: SdkProps;
  mode: WcmMode;
  mapping: ItemMapping;
}

/** The SDK's types lack the `model` that it passes on to its EditableComponent. */
const SdkPage = Page as ComponentType<Parameters<typeof Page>[0] & { model: SdkProps }>;

/** A whole page rendered through the SDK: editable in the editor, plain on a published page. */
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
  const path = String(page.cqPath);
  const main = useMemo(() => mainContainer(rootOf(page)), [page]);
  return (
    <RenderingProvider value={rendering}>
      <MainPath value={main && `${path}/jcr:content/${main.path}`}>
        <SdkPage model={page} cqPath={path} isInEditor={mode !== 'disabled'} componentMapping={mapping} />
      </MainPath>
    </RenderingProvider>
  );
}

const rootOf = ({ cqItems }: SdkProps): RawModel | undefined =>
  (cqItems as Readonly<Record<string, RawModel>> | undefined)?.root;
