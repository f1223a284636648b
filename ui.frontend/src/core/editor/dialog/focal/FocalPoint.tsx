import { ActionButton, Flex, NumberField, Text } from '@adobe/react-spectrum';
import type { ReactNode } from 'react';
import type { Crop } from '../../../kit/dialogs/dialog';
import { isFocalPoint } from '../../../../../../shared/models/focal-point';
import { CropPreviews } from './CropPreviews';
import { FocalArea } from './FocalArea';
import { inWords, middle, readPoint, writePoint, type Point } from './Point';
import { useAssetPoint } from './use-asset-point';
import { t } from '../../../../../../shared/authoring/language/t';

export interface FocalPointProps {
  /** Path of the picture. */
  readonly path: string;
  /** The picture's label in the form. */
  readonly name: string;
  /** `30,40`; if empty, the asset's focal point applies. */
  readonly value: string;
  readonly crops: readonly Crop[];
  onChange(value: string): void;
}

/**
 * Field for the part of a picture that must stay in view: set on the picture, by keys or in numbers, with a preview of
 * each crop.
 */
export function FocalPoint({ path, name, value, crops, onChange }: FocalPointProps): ReactNode {
  const ofAsset = useAssetPoint(path);
  const holds = isFocalPoint(value) ? value : ofAsset;
  const point = readPoint(holds) ?? middle;
  const set = (next: Point) => onChange(writePoint(next));
  const number = (axis: keyof Point, label: string) => (
    <NumberField
      label={label}
      minValue={0}
      maxValue={100}
      step={1}
      value={point[axis]}
      width="size-1600"
      onChange={(percent) => set({ ...point, [axis]: Number.isNaN(percent) ? 50 : percent })}
    />
  );
  return (
    <Flex direction="row" wrap gap="size-200" alignItems="start">
      <FocalArea path={path} name={name} point={point} isOwn={value !== ''} onChange={set} />
      <Flex direction="column" gap="size-100">
        <Flex gap="size-100" wrap>
          {number('x', t('From the left (%)'))}
          {number('y', t('From the top (%)'))}
        </Flex>
        <Flex gap="size-100" wrap>
          <ActionButton onPress={() => set(middle)}>{t('Centre')}</ActionButton>
          <ActionButton isDisabled={value === ''} onPress={() => onChange('')}>
            {ofAsset ? t('Use the asset’s focal point') : t('Remove')}
          </ActionButton>
        </Flex>
        <Text UNSAFE_className="editor-hint">{standing(value, ofAsset)}</Text>
      </Flex>
      {crops.length > 0 && <CropPreviews path={path} crops={crops} point={holds} />}
    </Flex>
  );
}

function standing(value: string, ofAsset: string | undefined): string {
  if (value !== '') return t('Set on this component.');
  const point = readPoint(ofAsset);
  return point
    ? t('From the asset: {inWords}.', { inWords: inWords(point) })
    : t('Not set. Click the part that must stay in view.');
}
