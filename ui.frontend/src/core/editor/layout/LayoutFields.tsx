import { NumberField, Text } from '@adobe/react-spectrum';
import Revert from '@spectrum-icons/workflow/Revert';
import Visibility from '@spectrum-icons/workflow/Visibility';
import VisibilityOff from '@spectrum-icons/workflow/VisibilityOff';
import type { ReactNode } from 'react';
import { useIsNarrow } from '../screen/use-is-narrow';
import { fitted, type ColumnLayout, type layoutCommand } from './column-layout';
import { LayoutTool } from './LayoutTool';
import type { PageColumn } from './page-columns';
import { t } from '../../../../../shared/authoring/language/t';

interface LayoutFieldsProps {
  column: Pick<PageColumn, 'path' | 'columns' | 'isFree'>;
  layout: ColumnLayout;
  onChange(path: string, what: Parameters<typeof layoutCommand>[3]): void;
}

/** A column's layout in numbers. */
export function LayoutFields({
  column: { path, columns, isFree },
  layout,
  onChange,
}: LayoutFieldsProps): ReactNode {
  const { width, offset, isHidden, isOwn } = layout;
  const isNarrow = useIsNarrow();
  const figure = { hideStepper: isNarrow, width: isNarrow ? 'size-700' : 'size-1000', step: 1 } as const;
  return (
    <>
      {isFree ? (
        <>
          <NumberField
            {...figure}
            label={t('Width')}
            minValue={1}
            maxValue={columns - offset}
            value={width}
            onChange={(value) => onChange(path, fitted(value, offset, columns))}
          />
          <NumberField
            {...figure}
            label={t('Offset')}
            minValue={0}
            maxValue={columns - 1}
            value={offset}
            onChange={(value) => onChange(path, fitted(width, value, columns))}
          />
        </>
      ) : (
        <Text>{t('The container’s style sets its columns.')}</Text>
      )}
      <LayoutTool
        icon={isHidden ? <Visibility /> : <VisibilityOff />}
        label={isHidden ? t('Show') : t('Hide')}
        onPress={() => onChange(path, { isHidden: !isHidden })}
      />
      <LayoutTool
        icon={<Revert />}
        label={t('Reset to inherited')}
        isDisabled={!isOwn}
        onPress={() => onChange(path, 'inherit')}
      />
    </>
  );
}
