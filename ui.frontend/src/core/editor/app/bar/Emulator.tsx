import { ActionButton, Flex, Item, Picker, Tooltip, TooltipTrigger } from '@adobe/react-spectrum';
import RotateCW from '@spectrum-icons/workflow/RotateCW';
import { lazy, Suspense, type ReactNode } from 'react';
import { useIsNarrow } from '../../screen/use-is-narrow';
import { devices, type Screen } from './devices';
import { ZoomPicker } from './ZoomPicker';
import { t } from '../../../../../../shared/authoring/language/t';

/** A field for numbers knows how numbers are written everywhere: hardly anybody needs it here. */
const CustomWidth = lazy(() => import('./CustomWidth'));

const choices = [...devices, { key: 'custom', title: t('Custom width') }];

/** Chooses the screen size in which the page is shown. */
export function Emulator({
  screen,
  onChange,
}: {
  screen: Screen;
  onChange(screen: Screen): void;
}): ReactNode {
  const isNarrow = useIsNarrow();
  // On a phone the bar has no room for it, and a rotated page would not fit.
  const canTurn = !isNarrow && ['tablet', 'phone'].includes(screen.device);
  return (
    <Flex gap="size-50" alignItems="center">
      <Picker
        aria-label={t('Screen')}
        isQuiet
        width={isNarrow ? 'size-1000' : 100}
        items={choices}
        selectedKey={screen.device}
        onSelectionChange={(key) =>
          onChange({ ...screen, device: String(key), isTurned: false, zoom: 'fit' })
        }
      >
        {({ key, title }) => <Item key={key}>{title}</Item>}
      </Picker>
      {canTurn && (
        <TooltipTrigger>
          <ActionButton
            isQuiet
            aria-label={t('Turn the screen')}
            onPress={() => onChange({ ...screen, isTurned: !screen.isTurned })}
          >
            <RotateCW />
          </ActionButton>
          <Tooltip>{t('Turn the screen')}</Tooltip>
        </TooltipTrigger>
      )}
      {screen.device === 'custom' && (
        <Suspense>
          <CustomWidth
            value={screen.width}
            onChange={(width) => onChange({ ...screen, width: width || screen.width })}
          />
        </Suspense>
      )}
      {!isNarrow && <ZoomPicker zoom={screen.zoom} onChange={(zoom) => onChange({ ...screen, zoom })} />}
    </Flex>
  );
}
