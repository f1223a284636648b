import { NumberField } from '@adobe/react-spectrum';
import type { ReactNode } from 'react';
import { t } from '../../../../../../shared/authoring/language/t';

interface CustomWidthProps {
  /** Pixels. */
  value: number;
  /** @param value not a number if the field is empty */
  onChange(value: number): void;
}

/** The width of a screen that is none of the devices. */
export default function CustomWidth(props: CustomWidthProps): ReactNode {
  return (
    <NumberField
      {...props}
      aria-label={t('Width in pixels')}
      hideStepper
      width="size-900"
      minValue={320}
      maxValue={3840}
      formatOptions={{ useGrouping: false, maximumFractionDigits: 0 }}
    />
  );
}
